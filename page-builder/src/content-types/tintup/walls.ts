import { readCanonicalHtml, type HtmlPiece } from '../../render/canonical-html.ts';
import { tintSettings } from './tint-settings.ts';

/** The class by which Tint's script finds the elements to fill. */
export const wallClass = 'tintup';

/** The settings of an element that Tint's script fills, by the name of the attribute. */
export type WallSettings = ReadonlyMap<string, string>;

/**
 * The settings of each element that Tint's script fills, in the order of the document.
 *
 * @param html of the node
 */
export function readWalls(html: string): WallSettings[] {
  return wallsIn(readCanonicalHtml(html));
}

/** The page of Tint where anyone can see a wall; undefined when its settings do not name one. */
export function wallPage(settings: WallSettings | undefined): string | undefined {
  const id = settings?.get('data-id') ?? '';
  return /^[\w-]+$/.test(id) ? `https://www.tintup.com/${id}` : undefined;
}

function wallsIn(pieces: readonly HtmlPiece[]): WallSettings[] {
  return pieces.flatMap((piece) => {
    if (typeof piece === 'string') return [];
    const isWall = piece.attributes.get('class')?.split(' ').includes(wallClass);
    const settings = new Map(Array.from(piece.attributes).filter(([name]) => tintSettings.has(name)));
    return [...(isWall ? [settings] : []), ...wallsIn(piece.children)];
  });
}
