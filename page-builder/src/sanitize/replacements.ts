import { toNames } from '../to-names.ts';

// Handling of everything that `policy.ts` does not allow; separate, because rendering needs only the policy.

/** Stripped elements that are not reported: style sheets, whose rules are read, and elements that render nothing. */
export const silentElements = toNames('area base head link meta noembed noframes noscript param style template title');

/** Elements that are removed with their content: code, forms, plug-ins, metadata. */
export const droppedElements: ReadonlySet<string> = new Set([
  ...silentElements,
  ...toNames(
    'applet button canvas datalist dialog embed fencedframe frame frameset input map marquee math meter object optgroup ' +
      'option output plaintext portal progress script select svg textarea xmp',
  ),
]);

/** Elements of old HTML by the ones that replaced them. */
export const renamedElements: ReadonlyMap<string, string> = new Map([
  ['strike', 's'],
  ['tt', 'code'],
  ['acronym', 'abbr'],
]);

/** Unknown elements that close a paragraph and therefore become a `div`. All others become a `span`. */
export const blockElements = toNames('center dir fieldset form hgroup listing main menu nav search');

/** Attributes with an integer value. */
export const numericAttributes = toNames('colspan height rowspan span start value width');

/** Prefix of ids, so that they can neither shadow a global variable nor collide with an id of the application. */
export const idPrefix = 'pb-';
