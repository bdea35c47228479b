import type { Font, PathCommand } from 'fontkit';
import { format } from '../svg/element.ts';
import type { Box } from '../svg/geometry.ts';
import { getFonts } from './fonts.ts';
import type { FontFamily } from './fonts.ts';

export interface TextStyle {
  family: FontFamily;
  weight: number;
  /** In ems, e.g. -0.02. */
  letterSpacing?: number;
}

/** A line of text at a size of one unit: baseline at y = 0, pen starting at x = 0. */
export interface TextLine {
  /** Where the pen stands after the last letter, without trailing letter spacing. */
  advance: number;
  /** Around the ink of all letters, control points included. */
  ink: Box;
  commands: readonly PathCommand[];
}

/** Bends flat artwork onto the surface of a pack. */
export type Warp = (x: number, y: number) => readonly [x: number, y: number];

/** Text turned into one SVG path. */
export interface TextOutline {
  /** Value of a path's `d`; empty for blank text. */
  path: string;
  /** Around the ink, before any warp. */
  box: Box;
}

const lines = new Map<string, TextLine>();
const rememberedLines = 4000;

/** Lays out one line of text with kerning, falling back from font to font for every character. */
export function layoutLine(text: string, style: TextStyle): TextLine {
  const key = `${style.family} ${style.weight} ${style.letterSpacing ?? 0} ${text}`;
  const known = lines.get(key);
  if (known) return known;
  const line = buildLine(text, style);
  if (lines.size >= rememberedLines) lines.clear();
  lines.set(key, line);
  return line;
}

/**
 * Outlines of one line of text.
 *
 * @param at where its baseline starts (`anchor` start), has its middle or ends, in drawing units.
 * @param size font size in drawing units.
 */
export function outlineText(
  text: string,
  style: TextStyle,
  size: number,
  at: { x: number; y: number; anchor?: 'start' | 'middle' | 'end' },
  warp?: Warp,
): TextOutline {
  const line = layoutLine(text, style);
  const share = at.anchor === 'end' ? 1 : at.anchor === 'middle' ? 0.5 : 0;
  const left = at.x - line.advance * size * share;
  const place: Warp = (x, y) => {
    const [flatX, flatY] = [left + x * size, at.y + y * size];
    return warp ? warp(flatX, flatY) : [flatX, flatY];
  };
  return {
    path: line.commands.map((command) => writeCommand(command, place)).join(''),
    box: {
      x: left + line.ink.x * size,
      y: at.y + line.ink.y * size,
      width: line.ink.width * size,
      height: line.ink.height * size,
    },
  };
}

function buildLine(text: string, style: TextStyle): TextLine {
  const spacing = style.letterSpacing ?? 0;
  const commands: PathCommand[] = [];
  let pen = 0;
  for (const { font, part } of splitByFont(text, getFonts(style.family, style.weight))) {
    const scale = 1 / font.unitsPerEm;
    const { glyphs, positions } = font.layout(part);
    glyphs.forEach((glyph, index) => {
      const position = positions[index];
      if (!position) return;
      const left = pen + position.xOffset * scale;
      const up = position.yOffset * scale;
      for (const { command, args } of glyph.path.commands) {
        commands.push({
          command,
          args: args.map((value, place) => (place % 2 === 0 ? left + value * scale : -(up + value * scale))),
        });
      }
      pen += position.xAdvance * scale + spacing;
    });
  }
  return { advance: Math.max(0, pen - spacing), ink: inkBox(commands), commands };
}

/** Cuts the text into runs that one font can set. Characters no font has are simplified, or left out. */
function splitByFont(text: string, fonts: readonly Font[]): { font: Font; part: string }[] {
  const runs: { font: Font; part: string }[] = [];
  for (const character of text.normalize('NFC')) {
    const found = findGlyph(character, fonts);
    if (!found) continue;
    const last = runs.at(-1);
    if (last && last.font === found.font) last.part += found.part;
    else runs.push(found);
  }
  return runs;
}

function findGlyph(character: string, fonts: readonly Font[]): { font: Font; part: string } | undefined {
  const plain = character.normalize('NFKC').replace('μ', 'µ');
  for (const part of [character, plain, plain.normalize('NFD').charAt(0)]) {
    const font = fonts.find((candidate) =>
      Array.from(part).every((one) => candidate.hasGlyphForCodePoint(one.codePointAt(0) ?? 0)),
    );
    if (font && part !== '') return { font, part };
  }
  return undefined;
}

function inkBox(commands: readonly PathCommand[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { args } of commands) {
    for (let index = 0; index + 1 < args.length; index += 2) {
      const [x = 0, y = 0] = [args[index], args[index + 1]];
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  return left > right
    ? { x: 0, y: 0, width: 0, height: 0 }
    : { x: left, y: top, width: right - left, height: bottom - top };
}

const letters = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' } as const;

function writeCommand({ command, args }: PathCommand, place: Warp): string {
  const numbers: string[] = [];
  for (let index = 0; index + 1 < args.length; index += 2) {
    const [x, y] = place(args[index] ?? 0, args[index + 1] ?? 0);
    numbers.push(format(x), format(y));
  }
  return letters[command] + numbers.join(' ');
}
