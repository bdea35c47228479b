import { palette } from '../palette.ts';
import { archGlyph } from '../svg/arch.ts';
import { contrast, readableOn } from '../svg/color.ts';
import { element } from '../svg/element.ts';
import type { Box } from '../svg/geometry.ts';
import { fitText, placeText } from '../typography/fit-text.ts';
import type { TextOutline, TextStyle, Warp } from '../typography/text-outline.ts';

/** Words on the front of a pack. */
export interface LabelWords {
  brand?: string;
  title: string;
  subtitle?: string;
  content: string;
}

/** Colors of text on a label. */
export interface LabelInk {
  title: string;
  accent: string;
  quiet: string;
}

export interface LabelOptions {
  /** Where text may stand. */
  area: Box;
  words: LabelWords;
  ink: LabelInk;
  /** Largest size of the title in drawing units. */
  titleSize: number;
  /** Sets title and second line upward along the pack, for narrow ones. */
  upright?: boolean;
  warp?: Warp;
}

/** Text and glyph of a label. */
export interface LabelArt {
  markup: string;
  texts: readonly TextOutline[];
}

const titleStyle: TextStyle = { family: 'heading', weight: 750, letterSpacing: -0.02 };
const subtitleStyle: TextStyle = { family: 'text', weight: 600, letterSpacing: -0.005 };
const brandStyle: TextStyle = { family: 'text', weight: 600, letterSpacing: 0.14 };
const contentStyle: TextStyle = { family: 'text', weight: 600, letterSpacing: 0.12 };
const legalStyle: TextStyle = { family: 'text', weight: 500, letterSpacing: 0.16 };

/** Colors of the text on a label of the color `ground`, all at least 4.5:1. */
export function labelInk(ground: string, band: string): LabelInk {
  const dark = contrast(ground, palette.ink) > contrast(ground, palette.white);
  const ink = dark ? palette.ink : palette.white;
  return {
    title: readableOn(ground, dark ? palette.forestDeep : palette.white, ink, 7),
    accent: readableOn(ground, band, ink),
    quiet: readableOn(ground, dark ? palette.muted : palette.sageDeep, ink),
  };
}

/**
 * Sets the front of a label: glyph and brand on top, the title as large as it fits, its second line, and the net
 * content at the foot. Every text shrinks or wraps so that nothing leaves `area`.
 */
export function drawLabelText(options: LabelOptions): LabelArt {
  const { area, words, ink, titleSize, warp } = options;
  const texts: TextOutline[] = [];
  const middle = area.x + area.width / 2;
  const bottom = area.y + area.height;
  const unit = Math.min(titleSize, area.width * 0.2, area.height * 0.2);
  const glyphHeight = unit * 0.92;
  let markup = archGlyph(middle, area.y + (warp ? warp(middle, 0)[1] : 0), glyphHeight, ink.title);
  const print = (outline: TextOutline, color: string) => {
    texts.push(outline);
    markup += element('path', { d: outline.path, fill: color });
  };
  const small = (text: string, style: TextStyle, size: number) => fitText(text, area.width, size, { style, size });

  let top = area.y + glyphHeight;
  if (words.brand !== undefined) {
    const brand = small(words.brand.toLocaleUpperCase('pl'), brandStyle, unit * 0.24);
    print(placeText(brand, middle, top + unit * 0.2, warp), ink.title);
    top += unit * 0.2 + brand.height;
  }
  const legal = small('SUPLEMENT DIETY', legalStyle, unit * 0.2);
  const content = small(words.content.toLocaleUpperCase('pl'), contentStyle, unit * 0.34);
  const foot = bottom - legal.height - unit * 0.2 - content.height;
  print(placeText(legal, middle, bottom - legal.height, warp), ink.quiet);
  print(placeText(content, middle, foot, warp), ink.title);

  const room: Box = { x: area.x, y: top + unit * 0.42, width: area.width, height: foot - top - unit * 0.84 };
  if (options.upright === true) setUpright(options, room, print);
  else setTitle(options, room, warp, print);
  return { markup, texts };
}

type Print = (outline: TextOutline, color: string) => void;

/** Title and second line, centered in `room`. */
function setTitle({ words, ink, titleSize }: LabelOptions, room: Box, warp: Warp | undefined, print: Print): void {
  const middle = room.x + room.width / 2;
  const subtitleSize = Math.min(titleSize * 0.48, room.width * 0.1);
  const subtitle =
    words.subtitle === undefined || words.subtitle === ''
      ? undefined
      : fitText(words.subtitle, room.width, room.height * 0.36, {
          style: subtitleStyle,
          size: subtitleSize,
          maxLines: 2,
        });
  const below = subtitle ? subtitle.height + subtitleSize * 0.62 : 0;
  const title = fitText(words.title, room.width, room.height - below, {
    style: titleStyle,
    size: titleSize,
    maxLines: 3,
    lineHeight: 1.02,
  });
  const start = room.y + (room.height - title.height - below) / 2;
  print(placeText(title, middle, start, warp), ink.title);
  if (subtitle) print(placeText(subtitle, middle, start + title.height + below - subtitle.height, warp), ink.accent);
}

/** The same turned by a quarter: the lines run upward. */
function setUpright(options: LabelOptions, room: Box, print: Print): void {
  const { warp } = options;
  const turn: Warp = (x, y) => {
    const [turnedX, turnedY] = [room.x + y, room.y + room.height - x];
    return warp ? warp(turnedX, turnedY) : [turnedX, turnedY];
  };
  const flat: Box = { x: 0, y: 0, width: room.height, height: room.width };
  setTitle(options, flat, turn, ({ path, box }, color) => {
    const turned = {
      x: room.x + box.y,
      y: room.y + room.height - box.x - box.width,
      width: box.height,
      height: box.width,
    };
    print({ path, box: turned }, color);
  });
}
