import { readColor } from '../css/colors.ts';
import { readLength } from '../css/length.ts';
import { readBorderWidths, readKeyword, readLengths, readSize } from '../css/values.ts';
import type { BoxStyle, VerticalAlignment } from '../nodes.ts';
import { borderStyles, type ElementStyle } from './element-style.ts';
import { createStyleReader, put } from './style-reader.ts';

export const noStyle: ElementStyle = new Map();

export const readMargins = createStyleReader<BoxStyle>(addMargins);
export const readPaddings = createStyleReader<BoxStyle>(addPaddings);
export const readBorder = createStyleReader<BoxStyle>(addBorder);
export const readTextAlign = createStyleReader<BoxStyle>(addTextAlign);

/** Reads the box styles of a content type from its element. Here and below, unset properties are absent. */
export const readBox = createStyleReader<BoxStyle>((box, style) => {
  addMargins(box, style);
  addPaddings(box, style);
  addBorder(box, style);
  addTextAlign(box, style);
  put(box, 'minHeight', readSize(style.get('min-height')));
  put(box, 'backgroundColor', readColor(style.get('background-color')));
});

function addMargins(box: BoxStyle, style: ElementStyle): void {
  put(box, 'marginTop', readSize(style.get('margin-top')));
  put(box, 'marginRight', readSize(style.get('margin-right')));
  put(box, 'marginBottom', readSize(style.get('margin-bottom')));
  put(box, 'marginLeft', readSize(style.get('margin-left')));
}

function addPaddings(box: BoxStyle, style: ElementStyle): void {
  put(box, 'paddingTop', readLength(style.get('padding-top')));
  put(box, 'paddingRight', readLength(style.get('padding-right')));
  put(box, 'paddingBottom', readLength(style.get('padding-bottom')));
  put(box, 'paddingLeft', readLength(style.get('padding-left')));
}

function addBorder(box: BoxStyle, style: ElementStyle): void {
  put(box, 'border', readKeyword(style.get('border-style'), borderStyles));
  put(box, 'borderColor', readColor(style.get('border-color')));
  put(box, 'borderWidth', readBorderWidths(style.get('border-width')));
  put(box, 'borderRadius', readLengths(style.get('border-radius')));
}

const textAligns = ['left', 'center', 'right', 'start', 'end'] as const;

/** Justified text is hard to read, so that setting is left out. */
function addTextAlign(box: BoxStyle, style: ElementStyle): void {
  put(box, 'textAlign', readKeyword(style.get('text-align'), textAligns));
}

const alignments = new Map<string, VerticalAlignment>([
  ['flex-start', 'top'],
  ['center', 'middle'],
  ['flex-end', 'bottom'],
]);

/** Page Builder stores the vertical alignment as `justify-content` of a column of flex items. */
export const readVerticalAlignment = createStyleReader<{ verticalAlignment?: VerticalAlignment }>((fields, style) =>
  put(fields, 'verticalAlignment', alignments.get(style.get('justify-content')?.toLowerCase() ?? '')),
);
