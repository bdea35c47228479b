import { unionBox } from '../svg/geometry.ts';
import { layoutLine, outlineText } from './text-outline.ts';
import type { TextOutline, TextStyle, Warp } from './text-outline.ts';

export interface FitOptions {
  style: TextStyle;
  /** Largest font size, in drawing units. */
  size: number;
  /** Distance of baselines as a multiple of the font size. Default 1.08. */
  lineHeight?: number;
  /** Default 1. */
  maxLines?: number;
  align?: 'start' | 'middle' | 'end';
}

/** Text broken into lines at a size at which all of it fits. */
export interface FittedText {
  lines: readonly string[];
  size: number;
  /** From the top of the first line's capitals, or of the highest accent, to the lowest descender, in drawing units. */
  height: number;
  /** Ink width of the widest line. */
  width: number;
  /** From the top to the first baseline, in drawing units. */
  rise: number;
  style: TextStyle;
  lineHeight: number;
  align: 'start' | 'middle' | 'end';
}

/** Fewer lines are kept unless another line lets the text grow by this factor. */
const worthAnotherLine = 1.22;

/**
 * Breaks `text` into lines and chooses the size so that its ink stays within `width` by `height`: it shrinks as far as
 * it must, words are never cut.
 */
export function fitText(text: string, width: number, height: number, options: FitOptions): FittedText {
  const { style, size: largest, lineHeight = 1.08, maxLines = 1, align = 'middle' } = options;
  const pieces = breakable(text);
  let best: FittedText | undefined;
  for (let count = 1; count <= Math.min(maxLines, Math.max(1, pieces.length)); count += 1) {
    const lines = balance(pieces, count, style);
    const inks = lines.map((line) => layoutLine(line, style).ink);
    const widest = Math.max(...inks.map((ink) => ink.width));
    const last = (lines.length - 1) * lineHeight;
    const rise = Math.max(capHeight(style), ...inks.map((ink, index) => -ink.y - index * lineHeight));
    const tall = rise + Math.max(last, ...inks.map((ink, index) => ink.y + ink.height + index * lineHeight));
    const size = Math.min(largest, widest > 0 ? width / widest : largest, height / tall);
    if (!best || size > best.size * worthAnotherLine) {
      best = { lines, size, height: tall * size, width: widest * size, rise: rise * size, style, lineHeight, align };
    }
  }
  return best ?? { lines: [], size: largest, height: 0, width: 0, rise: 0, style, lineHeight, align };
}

/** Outlines of fitted text whose ink starts at `y` and is aligned to `x` (left, middle or right by `align`). */
export function placeText(fitted: FittedText, x: number, y: number, warp?: Warp): TextOutline {
  const { lines, size, rise, style, lineHeight, align } = fitted;
  const outlines = lines.map((line, index) => {
    const { ink } = layoutLine(line, style);
    const share = align === 'middle' ? 0.5 : align === 'end' ? 1 : 0;
    const start = x - (ink.x + ink.width * share) * size;
    return outlineText(line, style, size, { x: start, y: y + rise + index * lineHeight * size }, warp);
  });
  return {
    path: outlines.map((outline) => outline.path).join(''),
    box: unionBox(outlines.map((outline) => outline.box)) ?? { x, y, width: 0, height: 0 },
  };
}

/** Height of a flat capital as a share of the font size. */
export function capHeight(style: TextStyle): number {
  return layoutLine('H', style).ink.height;
}

/** Words; a sign such as `+` stays with the word after it, a number with its unit. */
function breakable(text: string): string[] {
  return text
    .trim()
    .replace(/\s+/gu, ' ')
    .replace(/(^| )([+&–-]) /gu, '$1$2\u00a0')
    .replace(/(\d) (mg|g|kg|µg|mcg|ml|l|IU|j\.m\.|mld|mln|kaps|tabl|szt|sasz|%)/giu, '$1\u00a0$2')
    .replace(/ ([aiouwz]) /giu, ' $1\u00a0')
    .split(' ')
    .filter((piece) => piece !== '');
}

/** The break into exactly `count` lines whose widest line is as narrow as possible, judged by the words' advances. */
function balance(pieces: readonly string[], count: number, style: TextStyle): string[] {
  const space = layoutLine(' ', style).advance;
  const advances = pieces.map((piece) => layoutLine(piece, style).advance);
  const extent = (from: number, to: number) =>
    advances.slice(from, to).reduce((sum, advance) => sum + advance, (to - from - 1) * space);

  const split = (from: number, lines: number): { ends: number[]; widest: number } => {
    if (lines === 1) return { ends: [pieces.length], widest: extent(from, pieces.length) };
    let best: { ends: number[]; widest: number } | undefined;
    for (let end = from + 1; end <= pieces.length - lines + 1; end += 1) {
      const rest = split(end, lines - 1);
      const widest = Math.max(extent(from, end), rest.widest);
      if (!best || widest < best.widest) best = { ends: [end, ...rest.ends], widest };
    }
    return best ?? { ends: [pieces.length], widest: extent(from, pieces.length) };
  };

  const { ends } = split(0, Math.max(1, Math.min(count, pieces.length)));
  return ends.map((end, index) => pieces.slice(ends[index - 1] ?? 0, end).join(' '));
}
