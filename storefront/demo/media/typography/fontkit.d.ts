/** The part of fontkit that the labels use; the package ships without types. */
declare module 'fontkit' {
  export interface PathCommand {
    command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath';
    /** x and y of every point in font units, y upward. */
    args: number[];
  }

  export interface Glyph {
    id: number;
    path: { commands: PathCommand[] };
  }

  export interface GlyphPosition {
    xAdvance: number;
    xOffset: number;
    yOffset: number;
  }

  export interface Font {
    unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    getVariation(settings: Readonly<Record<string, number>>): Font;
    layout(text: string): { glyphs: Glyph[]; positions: GlyphPosition[] };
  }

  /** @throws Error when the bytes are no font. */
  export function create(bytes: Uint8Array): Font;
}
