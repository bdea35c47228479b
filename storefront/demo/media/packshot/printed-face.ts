import type { MediaProduct } from '../media-product.ts';
import { archGlyph } from '../svg/arch.ts';
import { element } from '../svg/element.ts';
import type { Box } from '../svg/geometry.ts';
import { fitText, placeText } from '../typography/fit-text.ts';
import type { TextOutline, TextStyle, Warp } from '../typography/text-outline.ts';
import { barcode } from './barcode.ts';
import { drawCompositionTable } from './composition-table.ts';
import { drawLabelText, labelInk } from './label.ts';
import type { LabelArt } from './label.ts';
import type { PackFace } from './pack-art.ts';

export interface FaceOptions {
  /** Where text may stand. */
  area: Box;
  /** Color of the label under the text. */
  ground: string;
  /** Largest size of the title in drawing units. */
  titleSize: number;
  /** Sets the title of the front upward along the pack. */
  upright?: boolean;
  warp?: Warp;
}

const nameStyle: TextStyle = { family: 'heading', weight: 700, letterSpacing: -0.015 };
const noteStyle: TextStyle = { family: 'text', weight: 500 };

/** Prints one face of a pack: the name and net content in front, the composition on the back. */
export function printFace(product: MediaProduct, face: PackFace, options: FaceOptions): LabelArt {
  const { pack, brand } = product;
  const ink = labelInk(options.ground, pack.band);
  const { area, titleSize, upright, warp } = options;
  if (face === 'front') {
    const words = { brand, title: pack.title, subtitle: pack.subtitle, content: pack.content };
    return drawLabelText({ area, words, ink, titleSize, upright, warp });
  }
  return printBack(product, options);
}

/** Name on top, the table below it, net content and a barcode at the foot. */
function printBack(product: MediaProduct, { area, ground, warp }: FaceOptions): LabelArt {
  const ink = labelInk(ground, product.pack.band);
  const texts: TextOutline[] = [];
  let markup = '';
  const write = (text: string, style: TextStyle, color: string, box: Box, size: number, lines = 1) => {
    const fitted = fitText(text, box.width, box.height, {
      style,
      size,
      maxLines: lines,
      align: 'start',
      lineHeight: 1.04,
    });
    const outline = placeText(fitted, box.x, box.y, warp);
    texts.push(outline);
    markup += element('path', { d: outline.path, fill: color });
    return fitted.height;
  };

  const crowded = product.composition.length > 8;
  const nameHeight = write(
    product.name,
    nameStyle,
    ink.title,
    { ...area, height: area.height * 0.2 },
    area.width * (crowded ? 0.066 : 0.078),
    2,
  );
  const footHeight = crowded ? area.width * 0.05 : Math.min(area.height * 0.15, area.width * 0.14);
  const footTop = area.y + area.height - footHeight;
  const barcodeWidth = crowded ? 0 : area.width * 0.26;
  const tableTop = area.y + nameHeight + area.width * 0.03;
  const table = drawCompositionTable({
    area: { x: area.x, y: tableTop, width: area.width, height: footTop - area.width * 0.025 - tableTop },
    rows: product.composition,
    ink,
    size: area.width * 0.052,
    warp,
  });
  texts.push(...table.texts);
  markup += table.markup;

  const noteWidth = area.width - barcodeWidth - (crowded ? 0 : area.width * 0.05);
  const note = `${product.pack.content} · Suplement diety`;
  const noteBox = { x: area.x, y: footTop + (crowded ? footHeight * 0.3 : footHeight * 0.1), width: noteWidth };
  write(
    note,
    { ...noteStyle, weight: 600 },
    ink.title,
    { ...noteBox, height: footHeight * (crowded ? 0.7 : 0.3) },
    area.width * 0.04,
  );
  if (!crowded) {
    const warning = 'Nie może być stosowany jako substytut zróżnicowanej diety.';
    const warningBox = { x: area.x, y: footTop + footHeight * 0.48, width: noteWidth, height: footHeight * 0.5 };
    write(warning, noteStyle, ink.quiet, warningBox, area.width * 0.033, 2);
    const bars: Box = {
      x: area.x + area.width - barcodeWidth,
      y: footTop + footHeight * 0.06,
      width: barcodeWidth,
      height: footHeight * 0.94,
    };
    markup += barcode(product.name, bars, ink.title, warp);
  }
  const gap = footTop - table.bottom;
  if (gap > area.width * 0.34) {
    const middle = area.x + area.width / 2;
    const height = area.width * 0.17;
    markup += archGlyph(
      middle,
      table.bottom + (gap - height) / 2 + (warp ? warp(middle, 0)[1] : 0),
      height,
      ink.accent,
    );
  }
  return { markup, texts };
}
