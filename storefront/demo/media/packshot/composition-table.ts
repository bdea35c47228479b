import type { Substance } from '../../catalog/supplement.ts';
import { element } from '../svg/element.ts';
import type { Box } from '../svg/geometry.ts';
import { capHeight, fitText, placeText } from '../typography/fit-text.ts';
import { layoutLine } from '../typography/text-outline.ts';
import type { TextOutline, TextStyle, Warp } from '../typography/text-outline.ts';
import type { LabelArt, LabelInk } from './label.ts';

export interface TableOptions {
  area: Box;
  rows: readonly Substance[];
  ink: LabelInk;
  /** Largest font size of a row, in drawing units. */
  size: number;
  warp?: Warp;
}

const nameStyle: TextStyle = { family: 'text', weight: 500 };
const amountStyle: TextStyle = { family: 'text', weight: 600 };
const headStyle: TextStyle = { family: 'text', weight: 600, letterSpacing: 0.01 };

/** From how many rows on the table is set tight. */
const manyRows = 8;
/** Rows are left out before their text gets smaller than this share of the width. */
const smallestText = 0.022;
const moreRow: Substance = { name: 'oraz inne składniki', amount: '' };

/** A drawn table and where it ends. */
export interface TableArt extends LabelArt {
  bottom: number;
}

/** Draws the table of active substances in a daily portion: name, amount and share of the reference intake. */
export function drawCompositionTable({ area, rows, ink, size, warp }: TableOptions): TableArt {
  const crowded = rows.length > manyRows;
  const rowHeight = crowded ? 1.4 : 1.7;
  const texts: TextOutline[] = [];
  let markup = '';
  const columns = { name: area.width * 0.53, amount: area.width * 0.25, share: area.width * 0.18 };
  const right = area.x + area.width;
  const write = (
    text: string,
    style: TextStyle,
    color: string,
    box: Box,
    fontSize: number,
    align: 'start' | 'end',
    lines = 1,
  ) => {
    if (text === '') return;
    const fitted = fitText(text, box.width, box.height, {
      style,
      size: fontSize,
      maxLines: lines,
      align,
      lineHeight: 1.12,
    });
    const x = align === 'start' ? box.x : box.x + box.width;
    const block = (capHeight(style) + (fitted.lines.length - 1) * fitted.lineHeight) * fitted.size;
    const firstBaseline = box.y + (box.height - block) / 2 + capHeight(style) * fitted.size;
    const outline = placeText(fitted, x, firstBaseline - fitted.rise, warp);
    texts.push(outline);
    markup += element('path', { d: outline.path, fill: color });
  };
  const rule = (y: number, weight: number, color: string) => {
    markup += element('path', { d: bentRule(area.x, right, y, weight, warp), fill: color });
  };

  const headSize = Math.min(size, area.width * (crowded ? 0.04 : 0.052));
  const headHeight = headSize * (crowded ? 1.7 : 2);
  write(
    'Zawartość w porcji dziennej',
    headStyle,
    ink.title,
    { x: area.x, y: area.y, width: area.width * 0.76, height: headHeight },
    headSize,
    'start',
  );
  write(
    '% RWS*',
    headStyle,
    ink.title,
    { x: right - columns.share, y: area.y, width: columns.share, height: headHeight },
    headSize * 0.92,
    'end',
  );
  rule(area.y + headHeight, headSize * 0.1, ink.title);

  const noteHeight = headSize * 1.1;
  const room = area.height - headHeight - noteHeight;
  const shown = rowsThatFit(rows, room, area.width, rowHeight);
  const { rowSize, lineCounts } = sizeRows(shown, columns.name, room, size, rowHeight);
  let y = area.y + headHeight;
  shown.forEach((row, index) => {
    const height = ((lineCounts[index] ?? 1) - 1) * rowSize * 1.12 + rowSize * rowHeight;
    const cell = (x: number, width: number): Box => ({
      x,
      y: y + rowSize * 0.16,
      width,
      height: height - rowSize * 0.32,
    });
    write(row.name, nameStyle, ink.title, cell(area.x, columns.name), rowSize, 'start', lineCounts[index]);
    write(
      row.amount,
      amountStyle,
      ink.title,
      cell(right - columns.share - columns.amount - area.width * 0.02, columns.amount),
      rowSize,
      'end',
    );
    write(
      row === moreRow ? '' : (row.referenceIntake ?? '–'),
      nameStyle,
      ink.title,
      cell(right - columns.share, columns.share),
      rowSize,
      'end',
    );
    y += height;
    rule(y, rowSize * 0.05, ink.quiet);
  });
  write(
    '*RWS: referencyjna wartość spożycia',
    nameStyle,
    ink.quiet,
    { x: area.x, y: y + noteHeight * 0.3, width: area.width, height: noteHeight * 0.7 },
    headSize * 0.66,
    'start',
  );
  return { markup, texts, bottom: y + noteHeight };
}

function rowsThatFit(rows: readonly Substance[], room: number, width: number, rowHeight: number): readonly Substance[] {
  const most = Math.max(1, Math.floor(room / (width * smallestText * rowHeight)));
  return rows.length <= most ? rows : [...rows.slice(0, most - 1), moreRow];
}

/** The largest font size at which all rows fit into `room`, with names of up to two lines. */
function sizeRows(
  rows: readonly Substance[],
  nameWidth: number,
  room: number,
  largest: number,
  rowHeight: number,
): { rowSize: number; lineCounts: number[] } {
  let rowSize = largest;
  let lineCounts: number[] = [];
  for (let step = 0; step < 60; step += 1) {
    lineCounts = rows.map((row) => (layoutLine(row.name, nameStyle).ink.width * rowSize > nameWidth ? 2 : 1));
    const extra = lineCounts.reduce((sum, count) => sum + count - 1, 0);
    if ((rows.length * rowHeight + extra * 1.12) * rowSize <= room) break;
    rowSize *= 0.96;
  }
  return { rowSize, lineCounts };
}

/** A thin rule that follows the surface of the pack. */
function bentRule(left: number, right: number, y: number, weight: number, warp: Warp | undefined): string {
  const at = (x: number, offset: number) =>
    (warp ? warp(x, y + offset) : [x, y + offset]).map((value) => value.toFixed(2)).join(' ');
  const steps = warp ? 12 : 1;
  const xs = Array.from({ length: steps + 1 }, (_, index) => left + ((right - left) * index) / steps);
  const upper = xs.map((x) => at(x, -weight / 2));
  const lower = [...xs].reverse().map((x) => at(x, weight / 2));
  return `M${[...upper, ...lower].join('L')}Z`;
}
