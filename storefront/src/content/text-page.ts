import type { ContentNode, RichContentValue } from '@witryna/page-builder';

/** A heading of the text that its table of contents leads to. */
export interface TextHeading {
  id: string;
  /** Plain text. */
  title: string;
}

/** Content in up to three parts, of which one is a text to be read from start to end. */
export interface TextPage {
  before: RichContentValue | null;
  /** Its headings of level 2 have ids. */
  text: RichContentValue;
  after: RichContentValue | null;
  /** Empty where there are too few for a table of contents. */
  headings: TextHeading[];
}

/** Fewest headings that need a table of contents. */
const minHeadings = 3;

const textTypes = new Set(['text', 'html', 'heading', 'image', 'divider', 'buttons', 'button-item']);

/**
 * Finds the longest text of a page: plain HTML, or rows with nothing but text and images on the page's own background.
 * Rows that span the window, columns, banners and lists of products stay as they are.
 *
 * @returns null when the content has no such text
 */
export function splitTextPage(content: RichContentValue): TextPage | null {
  const taken = new Set<string>();
  const headings: TextHeading[] = [];
  const addIds = (html: string) =>
    html.replace(headingPattern, (all: string, attributes: string, inner: string) => {
      const title = toPlainText(inner);
      if (!title) return all;
      const own = / id="([^"]+)"/.exec(attributes)?.[1];
      const id = own ?? createId(title, taken);
      headings.push({ id, title });
      return own ? all : `<h2 id="${id}"${attributes}>${inner}</h2>`;
    });
  const finish = (page: Omit<TextPage, 'headings'>): TextPage => ({
    ...page,
    headings: headings.length < minHeadings ? [] : headings,
  });
  if ('html' in content) return finish({ before: null, text: { html: addIds(content.html) }, after: null });

  const [start, end] = findLongestText(content.children);
  if (start === end) return null;
  const part = (children: ContentNode[]): RichContentValue | null =>
    children.length > 0 ? { ...content, children } : null;
  return finish({
    before: part(content.children.slice(0, start)),
    text: { ...content, children: content.children.slice(start, end).map((node) => withHeadingIds(node, addIds)) },
    after: part(content.children.slice(end)),
  });
}

/**
 * Returns whether content begins with text for which the merchant has set no distance to what is above, such as plain
 * HTML of Magento's editor. Banners and rows with a background may touch the header.
 */
export function startsWithText(content: RichContentValue): boolean {
  if ('html' in content) return true;
  const first = content.children.find(({ isHidden }) => !isHidden);
  return first !== undefined && isText(first) && !hasDistance(first);
}

const hasDistance = ({ paddingTop = '0', marginTop = '0' }: ContentNode): boolean =>
  [paddingTop, marginTop].some((length) => Number.parseFloat(length) > 0);

// The sanitizer writes attributes in double quotes, whose values may hold `>`.
const headingPattern = /<h2((?: [\w-]+="[^"]*")*)>(.*?)<\/h2>/gs;

/** Start and end of the longest sequence of text nodes; both are 0 when there is none. */
function findLongestText(nodes: readonly ContentNode[]): [start: number, end: number] {
  let longest: [number, number] = [0, 0];
  let longestLength = 0;
  let start = 0;
  let length = 0;
  for (const [index, node] of nodes.entries()) {
    if (!isText(node)) {
      start = index + 1;
      length = 0;
      continue;
    }
    length += JSON.stringify(node).length;
    if (length > longestLength) [longest, longestLength] = [[start, index + 1], length];
  }
  return longest;
}

function isText(node: ContentNode): boolean {
  if (node.contentType !== 'row') return textTypes.has(node.contentType);
  const spansWindow = node.appearance === 'full-width' || node.appearance === 'full-bleed';
  const hasBackground =
    node.desktopImage !== undefined ||
    node.mobileImage !== undefined ||
    node.videoSrc !== undefined ||
    (node.backgroundColor !== undefined && node.backgroundColor !== 'transparent');
  return !spansWindow && !hasBackground && node.children.length > 0 && node.children.every(isText);
}

function withHeadingIds(node: ContentNode, addIds: (html: string) => string): ContentNode {
  if (node.isHidden) return node;
  switch (node.contentType) {
    case 'text':
      return { ...node, content: addIds(node.content) };
    case 'html':
      return { ...node, html: addIds(node.html) };
    // The content type has no id of its own.
    case 'heading':
      return node.headingType === 'h2'
        ? { ...node, contentType: 'text', content: addIds(`<h2>${escapeText(node.text)}</h2>`) }
        : node;
    case 'row':
      return { ...node, children: node.children.map((child) => withHeadingIds(child, addIds)) };
    default:
      return node;
  }
}

const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

// The sanitizer leaves no other character references.
const toPlainText = (html: string) =>
  html
    .replace(/<br[^>]*>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (all, name: string) => characters[name] ?? all)
    .replace(/\s+/g, ' ')
    .trim();

/** An id for a heading in any script, which no other heading has. */
function createId(title: string, taken: Set<string>): string {
  const words = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  const id = `section-${words}`;
  const free = taken.has(id) ? `${id}-${taken.size + 1}` : id;
  taken.add(free);
  return free;
}
