import { parseWithParse5 } from '../../src/parser/parse5-html.ts';
import { findAll } from '../../src/parser/parts.ts';
import { sanitizeHtml } from '../../src/parser/index.node.ts';
import { toObject, toText, type CanonicalNode } from './canonical.ts';

/** What has to be known of a document to tell whether a fault of the reference can show in it. */
export interface DocumentTraits {
  hasRepeatedStyleIds: boolean;
  hasForeignRules: boolean;
  hasSeveralSheets: boolean;
  hasBothEncodingsOnOneElement: boolean;
  /** A setting is switched on by something else than `="true"`. */
  hasLooseFlags: boolean;
  /** There are buttons of types that Magento itself does not have. */
  hasOtherButtonTypes: boolean;
}

/** Looks through the markup of a document. */
export function readTraits(html: string): DocumentTraits {
  const nodes = parseWithParse5(html);
  const styled = findAll(nodes, ({ attributes }) => attributes.has('data-pb-style'));
  const ids = styled.map(({ attributes }) => attributes.get('data-pb-style'));
  const sheets = findAll(nodes, ({ name }) => name === 'style').map(({ children }) =>
    children.map((child) => (child.kind === 'text' ? child.value : '')).join(''),
  );
  return {
    hasRepeatedStyleIds: new Set(ids).size < ids.length,
    hasForeignRules: sheets.some((css) =>
      css.split('}').some((rule) => /[^{}]*\{/.test(rule) && !/\[data-pb-style|^\s*@media/.test(rule)),
    ),
    hasSeveralSheets: sheets.length > 1,
    hasLooseFlags:
      /data-(?!enable-parallax)[a-z-]+\s*=\s*["']?1\b|\b(?:autoplay|muted)(?:=["']{2}|\s|>)|[?&;](?:autoplay|mute|muted)=1/i.test(
        html,
      ),
    hasOtherButtonTypes: /pagebuilder-button-(?!primary|secondary|link\b)/.test(html),
    hasBothEncodingsOnOneElement: styled.some(({ attributes }) => attributes.has('style')),
  };
}

interface FieldDifference {
  field: string;
  ours: unknown;
  theirs: unknown;
  ourNode: CanonicalNode;
  theirNode: CanonicalNode;
}

interface Fault {
  /** Short, for the report. */
  name: string;
  /** What `@magento/pagebuilder` 9 does wrong. */
  explanation: string;
  explains(difference: FieldDifference, document: DocumentTraits): boolean;
}

const always = new Set(['contentType', 'appearance', 'children']);

/**
 * The faults of the reference that show in any document. Faults of single documents come from a list, see the script.
 */
export const faults: readonly Fault[] = [
  {
    name: 'file-name-escapes',
    explanation: 'of what is escaped in the names of background pictures only the quotation mark is un-escaped',
    explains: ({ field, ours, theirs }) =>
      /^(?:desktop|mobile)Image$/.test(field) && toText(theirs).replace(/\\(.)/g, '$1') === toText(ours),
  },
  {
    name: 'reader-failed',
    explanation: 'its reader threw or gave nothing, so that the node has no field at all',
    explains: ({ field, theirNode }) =>
      field !== 'children' && Array.from(theirNode.known).every((name) => always.has(name)),
  },
  {
    name: 'not-read',
    explanation: 'it does not read this field of this type',
    explains: ({ field, ours, theirNode }) =>
      ours !== undefined && !always.has(field) && !theirNode.known.has(adaptedNames.get(field) ?? field),
  },
  {
    name: 'children-repeated',
    explanation: 'content types inside HTML content are in that HTML and once more among the children',
    explains: ({ field, ours, theirs, ourNode }) =>
      field === 'children' && isEmpty(ours) && !isEmpty(theirs) && holdsHtml.has(ourNode.contentType),
  },
  {
    name: 'walk-stopped',
    explanation: 'it does not leave a wrapper that is no content type, so that what follows is lost',
    explains: ({ field, ours, theirs }) => field === 'children' && isPrefix(theirs, ours),
  },
  {
    name: 'tabs-white-space',
    explanation: 'white space before the parts of tabs hides them, so that it takes one for the other',
    explains: ({ ourNode, theirNode, field }) =>
      ourNode.contentType === 'tabs' &&
      /^(?:headers|minHeight|textAlign|border|mediaQueries)/.test(field) &&
      JSON.stringify(ourNode.fields.get('headers')) !== JSON.stringify(theirNode.fields.get('headers')),
  },
  {
    name: 'raw-html',
    explanation: 'markup of an html type that is not escaped loses its tags and its entities',
    explains: ({ field, ours, theirs }) =>
      field === 'html' && !toText(theirs).includes('<') && (toText(ours).includes('<') || toText(theirs).trim() === ''),
  },
  {
    name: 'html-escaped-inside',
    explanation: 'an escaped html type inside other content is left escaped',
    explains: ({ field, theirs }) => field === 'content' && toText(theirs).includes('&lt;'),
  },
  {
    name: 'repeated-id',
    explanation: 'only the first element with an id gets its rules',
    explains: ({ field, ours }, document) => document.hasRepeatedStyleIds && ours !== undefined && !nonStyle.has(field),
  },
  {
    name: 'foreign-rule',
    explanation: 'rules with selectors of anybody else are applied to content types too',
    explains: ({ theirs, field }, document) => document.hasForeignRules && theirs !== undefined && !nonStyle.has(field),
  },
  {
    name: 'styles-in-html',
    explanation:
      'of elements inside HTML content only the first with an id gets its rules, and rules of anybody else are written into it',
    explains: ({ field, ours, theirs }, document) =>
      htmlFields.has(field) &&
      (document.hasForeignRules || document.hasRepeatedStyleIds || document.hasBothEncodingsOnOneElement) &&
      without(/ style="[^"]*"/g, ours) === without(/ style="[^"]*"/g, theirs),
  },
  {
    name: 'split-link',
    explanation:
      'a link inside the content of a linked banner splits the link around it, and the pieces stay in the content',
    explains: ({ field, ours, theirs, ourNode }) =>
      htmlFields.has(field) &&
      /^(?:banner|slide)$/.test(ourNode.contentType) &&
      without(/<\/?a\b[^>]*>/g, ours) === without(/<\/?a\b[^>]*>/g, theirs),
  },
  {
    name: 'block-html',
    explanation:
      'of the HTML of a block only the first element is kept, without relative addresses, mail and telephone links',
    explains: ({ field, ours, theirs }) => field === 'richContent' && getWords(ours).startsWith(getWords(theirs)),
  },
  {
    name: 'old-locations',
    explanation: 'places of a map that were stored before Page Builder 1.0 keep their old keys',
    explains: ({ field, theirs }) =>
      field === 'locations' &&
      Array.isArray(theirs) &&
      theirs.some((place) => !('name' in (toObject(place) ?? {})) || !('country' in (toObject(place) ?? {}))),
  },
  {
    name: 'media-overwritten',
    explanation: 'a later style sheet with the same media query replaces the rules of an earlier one',
    explains: ({ field }, document) => field === 'mediaQueries' && document.hasSeveralSheets,
  },
  {
    name: 'precedence',
    explanation: 'the style sheet wins over the inline style of an element',
    explains: ({ field }, document) => document.hasBothEncodingsOnOneElement && !nonStyle.has(field),
  },
  {
    name: 'media-style-cut',
    explanation: 'declarations of media queries are cut at every colon and semicolon',
    explains: ({ field, ours }) => field === 'mediaQueries' && JSON.stringify(ours ?? '').includes('url('),
  },
  {
    name: 'hidden-button',
    explanation: 'it looks for the hidden button on the link and not on the main element',
    explains: ({ field, ours, ourNode }) =>
      field === 'isHidden' && ours === true && ourNode.contentType === 'button-item',
  },
  {
    name: 'button-types',
    explanation: 'only the button types primary, secondary and link are known',
    explains: ({ field, theirs }, document) =>
      document.hasOtherButtonTypes && field === 'buttonType' && theirs === 'primary',
  },
  {
    name: 'unmarked-picture',
    explanation: 'a single picture that is not marked counts as the one for phones',
    explains: ({ field, ourNode, theirNode }) =>
      /^(?:desktop|mobile)Image$/.test(field) &&
      !ourNode.fields.has('mobileImage') &&
      !theirNode.fields.has('desktopImage') &&
      JSON.stringify(ourNode.fields.get('desktopImage')) === JSON.stringify(theirNode.fields.get('mobileImage')),
  },
  {
    name: 'heading-tag',
    explanation: 'any element name counts as a heading level',
    explains: ({ field, theirs }) => field === 'headingType' && !/^h[1-6]$/.test(toText(theirs)),
  },
  {
    name: 'slide-height',
    explanation: 'it does not read the least height that a collage has on its main element',
    explains: ({ field, theirs, ourNode }) =>
      field === 'minHeight' && theirs === undefined && ourNode.contentType === 'slide',
  },
  {
    name: 'player-flags',
    explanation:
      'settings count as on only when their attribute says "true": not "1" or an attribute without a value, nor the address of a player',
    explains: ({ field, ours, theirs }, document) =>
      document.hasLooseFlags && flags.has(field) && ours === true && theirs === undefined,
  },
  {
    name: 'old-video',
    explanation: 'margins and alignment that Page Builder 1.0 puts on the wrapper of a video are lost',
    explains: ({ field, theirs, ourNode }) =>
      ourNode.contentType === 'video' && theirs === undefined && /^margin|^textAlign/.test(field),
  },
  {
    name: 'row-of-dynamic-block',
    explanation: 'the least height of a row goes to the dynamic block in it',
    explains: ({ field, ourNode }) =>
      field === 'minHeight' &&
      (ourNode.contentType === 'dynamic_block' ||
        ourNode.children.some(({ contentType }) => contentType === 'dynamic_block')),
  },
];

/** The name of the fault that explains a difference; undefined when none does. */
export function findCause(difference: FieldDifference, document: DocumentTraits): string | undefined {
  return faults.find((fault) => fault.explains(difference, document))?.name;
}

const adaptedNames = new Map([['hidesControls', 'mapOptions']]);
const flags = new Set([
  'autoplay',
  'muted',
  'fade',
  'infinite',
  'showArrows',
  'showDots',
  'arrows',
  'dots',
  'isSameWidth',
  'enableParallax',
  'videoLoop',
  'videoPlayOnlyVisible',
  'videoLazyLoading',
]);
const htmlFields = new Set(['content', 'html', 'richContent', 'legal']);
const holdsHtml = new Set(['text', 'html', 'banner', 'slide', 'heading', 'faq-item']);
const nonStyle = new Set([
  'children',
  'contentType',
  'content',
  'text',
  'html',
  'link',
  'pathNames',
  'headers',
  'tabName',
  'desktopImage',
  'mobileImage',
  'url',
]);

function isEmpty(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

function isPrefix(start: unknown, whole: unknown): boolean {
  return (
    Array.isArray(start) &&
    Array.isArray(whole) &&
    start.length < whole.length &&
    start.every((item, index) => item === whole[index])
  );
}

/** The words of HTML, without tags, entities and white space. */
function getWords(value: unknown): string {
  return sanitizeHtml(toText(value).replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&gt;', '>')).replace(
    /<[^>]*>|&\w+;|\s+/g,
    '',
  );
}

function without(pattern: RegExp, html: unknown): string {
  return toText(html).replace(pattern, '');
}
