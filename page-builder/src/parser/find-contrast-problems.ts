import { readColor } from '../css/colors.ts';
import { getContrastRatio, getLuminance } from '../css/contrast.ts';
import { splitDeclarations } from '../css/declarations.ts';
import { readCanonicalHtml, type HtmlPiece } from '../render/canonical-html.ts';
import type { ContentNode, RichContentValue } from '../nodes.ts';
import { isUrl } from '../sanitize/url.ts';
import { cascade } from './element-style.ts';

/** Text that a merchant should make easier to read. */
export interface ContrastProblem {
  /** Kind: too little contrast to the background, or text of a poster on its image without an overlay. */
  kind: 'low-contrast' | 'text-on-image';
  /** Beginning of the text. */
  subject: string;
}

/** Luminances of a text and its background; undefined if unknown. */
interface Look {
  ground: number | undefined;
  /** Undefined for text in the color of the theme, which the renderers choose by the background. */
  text: number | undefined;
}

const page: Look = { ground: 1, text: undefined };

/** The least contrast of text, WCAG 1.4.3. */
const leastContrast = 4.5;

/**
 * Returns the texts that can hardly be read on the background that the merchant chose for them, and texts on images.
 *
 * @param content - Result of the parser.
 */
export function findContrastProblems(content: RichContentValue): ContrastProblem[] {
  const problems: ContrastProblem[] = [];
  if ('html' in content) checkPieces(readCanonicalHtml(content.html), page, problems);
  else checkNodes(content.children, page, problems);
  return problems;
}

function checkNodes(nodes: readonly ContentNode[], look: Look, problems: ContrastProblem[]): void {
  for (const node of nodes) {
    if (node.isHidden) continue;
    const own = onBackground(look, node.backgroundColor);
    const inside = hasImage(node) ? { ...own, ground: undefined } : own;
    for (const html of getRichText(node))
      checkPieces(readCanonicalHtml(html), isBanner(node) ? onOverlay(node, inside) : inside, problems);
    const words =
      isBanner(node) && hasImage(node) && node.appearance === 'poster' && !hasOverlay(node)
        ? wordsIn(readCanonicalHtml(node.content))
        : '';
    if (words !== '') problems.push({ kind: 'text-on-image', subject: words.slice(0, 80) });
    checkNodes(
      node.contentType === 'block' && 'children' in node.richContent ? node.richContent.children : node.children,
      inside,
      problems,
    );
  }
}

function isBanner(node: ContentNode): node is Banner {
  return node.contentType === 'banner' || node.contentType === 'slide';
}

type Banner = Extract<ContentNode, { contentType: 'banner' | 'slide' }>;

function hasImage(node: ContentNode): boolean {
  if (node.contentType === 'image') return false;
  return (
    ('desktopImage' in node && isUrl(node.desktopImage)) ||
    ('mobileImage' in node && isUrl(node.mobileImage)) ||
    ('videoSrc' in node && isUrl(node.videoSrc))
  );
}

function hasOverlay({ showOverlay, overlayColor }: Banner): boolean {
  return showOverlay === 'always' && overlayColor !== undefined;
}

function onOverlay(node: Banner, look: Look): Look {
  return hasOverlay(node) ? onBackground(look, node.overlayColor) : look;
}

function onBackground(look: Look, color: string | undefined): Look {
  if (color === undefined || color === 'transparent') return look;
  return { ground: getLuminance(color), text: undefined };
}

function getRichText(node: ContentNode): string[] {
  switch (node.contentType) {
    case 'text':
      return [node.content];
    case 'html':
      return [node.html];
    case 'faq-item':
      return [node.answer];
    case 'block':
      return 'html' in node.richContent ? [node.richContent.html] : [];
    case 'banner':
    case 'slide':
      return [node.content, node.legal ?? ''];
    default:
      return [];
  }
}

function checkPieces(pieces: readonly HtmlPiece[], look: Look, problems: ContrastProblem[]): void {
  for (const piece of pieces) {
    if (typeof piece !== 'string') {
      checkPieces(piece.children, getTextStyle(piece.attributes.get('style'), look), problems);
      continue;
    }
    const words = piece.trim();
    const { ground, text } = look;
    if (words === '' || ground === undefined || text === undefined || getContrastRatio(ground, text) >= leastContrast)
      continue;
    problems.push({ kind: 'low-contrast', subject: words.slice(0, 80) });
  }
}

/**
 * Returns the background of an element of rich text. On its own background, text without a color has that of the page.
 */
function getTextStyle(styleText: string | undefined, look: Look): Look {
  if (styleText === undefined) return look;
  const style = cascade(splitDeclarations(styleText));
  const ground = readColor(style.get('background-color'));
  const color = getLuminance(readColor(style.get('color')));
  const opaque = ground === undefined || ground === 'transparent' ? look.ground : getLuminance(ground);
  return { ground: style.has('background-image') ? undefined : opaque, text: color ?? look.text };
}

function wordsIn(pieces: readonly HtmlPiece[]): string {
  return pieces
    .map((piece) => (typeof piece === 'string' ? piece : wordsIn(piece.children)))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}
