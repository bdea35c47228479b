/**
 * What sanitised HTML may hold. Everything that is not named here goes: an unknown element becomes a plain `span` or `div`,
 * of a dropped element nothing stays, and of an attribute or declaration nothing stays. The elements are in `policy-elements.ts`.
 */

/** Attributes that every element may have. */
export const globalAttributes: ReadonlySet<string> = new Set(['aria-hidden', 'aria-label', 'class', 'dir', 'id', 'lang', 'style', 'title']);

/** Attributes of single elements. */
export const elementAttributes: ReadonlyMap<string, ReadonlySet<string>> = new Map(Object.entries({
  a: new Set(['href', 'rel', 'target']),
  audio: new Set(['controls', 'loop', 'muted', 'preload', 'src']),
  col: new Set(['span']),
  colgroup: new Set(['span']),
  del: new Set(['datetime']),
  details: new Set(['open']),
  iframe: new Set(['allow', 'allowfullscreen', 'height', 'loading', 'referrerpolicy', 'src', 'width']),
  img: new Set(['alt', 'height', 'src', 'width']),
  ins: new Set(['datetime']),
  li: new Set(['value']),
  ol: new Set(['reversed', 'start', 'type']),
  source: new Set(['src', 'type']),
  table: new Set(['role']),
  td: new Set(['colspan', 'rowspan']),
  th: new Set(['colspan', 'rowspan', 'scope']),
  time: new Set(['datetime']),
  video: new Set(['controls', 'height', 'loop', 'muted', 'playsinline', 'poster', 'preload', 'src', 'width']),
}));

/** Attributes that the browser loads something from. */
export const mediaAttributes: ReadonlySet<string> = new Set(['poster', 'src']);

/** CSS properties that may stand in a `style` attribute. None of them takes an element out of its place or over another one. */
export const allowedProperties: ReadonlySet<string> = new Set([
  'align-content', 'align-items', 'align-self', 'aspect-ratio', 'background', 'background-color', 'background-image', 'background-position',
  'background-repeat', 'background-size', 'border', 'border-bottom', 'border-bottom-color', 'border-bottom-left-radius',
  'border-bottom-right-radius', 'border-bottom-style', 'border-bottom-width', 'border-collapse', 'border-color', 'border-left',
  'border-left-color', 'border-left-style', 'border-left-width', 'border-radius', 'border-right', 'border-right-color',
  'border-right-style', 'border-right-width', 'border-spacing', 'border-style', 'border-top', 'border-top-color',
  'border-top-left-radius', 'border-top-right-radius', 'border-top-style', 'border-top-width', 'border-width', 'box-sizing',
  'caption-side', 'clear', 'color', 'column-count', 'column-gap', 'display', 'flex', 'flex-basis', 'flex-direction', 'flex-flow',
  'flex-grow', 'flex-shrink', 'flex-wrap', 'float', 'font', 'font-family', 'font-feature-settings', 'font-size', 'font-style',
  'font-variant', 'font-weight', 'gap', 'grid-template-columns', 'height', 'hyphens', 'justify-content', 'justify-items', 'letter-spacing',
  'line-height', 'list-style', 'list-style-position', 'list-style-type', 'margin', 'margin-bottom', 'margin-left', 'margin-right',
  'margin-top', 'max-height', 'max-width', 'min-height', 'min-width', 'object-fit', 'object-position', 'opacity', 'order', 'overflow',
  'overflow-wrap', 'overflow-x', 'overflow-y', 'padding', 'padding-bottom', 'padding-left', 'padding-right', 'padding-top', 'position',
  'row-gap', 'table-layout', 'text-align', 'text-decoration', 'text-indent', 'text-transform', 'vertical-align', 'visibility',
  'white-space', 'width', 'word-break', 'word-spacing', 'word-wrap',
]);

/** The only CSS functions a value may call. */
export const allowedFunctions: ReadonlySet<string> = new Set([
  'calc', 'clamp', 'hsl', 'hsla', 'linear-gradient', 'max', 'min', 'minmax', 'radial-gradient', 'repeat', 'rgb', 'rgba', 'url',
]);
