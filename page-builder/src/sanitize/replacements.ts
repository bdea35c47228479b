// Handling of everything that `policy.ts` does not allow; separate, because rendering needs only the policy.

/** Elements that are removed with their content: code, forms, plug-ins, metadata. */
export const droppedElements: ReadonlySet<string> = new Set([
  'applet',
  'area',
  'base',
  'button',
  'canvas',
  'datalist',
  'dialog',
  'embed',
  'fencedframe',
  'frame',
  'frameset',
  'head',
  'input',
  'link',
  'map',
  'marquee',
  'math',
  'meta',
  'meter',
  'noembed',
  'noframes',
  'noscript',
  'object',
  'optgroup',
  'option',
  'output',
  'param',
  'plaintext',
  'portal',
  'progress',
  'script',
  'select',
  'style',
  'svg',
  'template',
  'textarea',
  'title',
  'track',
  'xmp',
]);

/** Stripped elements that are not reported: style sheets, whose rules are read, and elements that render nothing. */
export const silentElements: ReadonlySet<string> = new Set([
  'area',
  'base',
  'head',
  'link',
  'meta',
  'noembed',
  'noframes',
  'noscript',
  'param',
  'style',
  'template',
  'title',
  'track',
]);

/** Unknown elements that close a paragraph and therefore become a `div`. All others become a `span`. */
export const blockElements: ReadonlySet<string> = new Set([
  'center',
  'dir',
  'fieldset',
  'form',
  'hgroup',
  'listing',
  'main',
  'menu',
  'nav',
  'search',
]);

/** Attributes with an integer value. */
export const numericAttributes: ReadonlySet<string> = new Set([
  'colspan',
  'height',
  'rowspan',
  'span',
  'start',
  'value',
  'width',
]);

/** Prefix of ids, so that they can neither shadow a global variable nor collide with an id of the application. */
export const idPrefix = 'pb-';
