import { readCanonicalHtml, type HtmlPiece } from '../../render/canonical-html.ts';

/** What to call a banner: its first heading, or all its text when there is none. */
export function getBannerLabel(html: string): string {
  const pieces = readCanonicalHtml(html);
  return tidy(getText(findHeading(pieces) ?? pieces));
}

function findHeading(pieces: readonly HtmlPiece[]): readonly HtmlPiece[] | undefined {
  for (const piece of pieces) {
    if (typeof piece === 'string') continue;
    const found = /^h[1-6]$/.test(piece.name) ? piece.children : findHeading(piece.children);
    if (found) return found;
  }
  return undefined;
}

/** Texts of separate blocks are separate words. */
function getText(pieces: readonly HtmlPiece[]): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : ` ${getText(piece.children)} `)).join('');
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
