import { readColor } from '../css/colors.ts';
import { readLength } from '../css/length.ts';
import { readBorderWidths, readKeyword, readLengths, readSize } from '../css/values.ts';
import type { BoxStyle, VerticalAlignment } from '../node-base.ts';
import { borderStyles, type ElementStyle } from './element-style.ts';

export const noStyle: ElementStyle = new Map();

/** Reads the whole box of a content type from the element that carries it (PBT-02). */
export function readBox(style: ElementStyle): BoxStyle {
  return {
    ...readMargins(style), ...readPaddings(style), ...readBorder(style), ...readTextAlign(style),
    minHeight: readSize(style.get('min-height')), backgroundColor: readColor(style.get('background-color')),
  };
}

export function readMargins(style: ElementStyle): BoxStyle {
  return {
    marginTop: readSize(style.get('margin-top')), marginRight: readSize(style.get('margin-right')),
    marginBottom: readSize(style.get('margin-bottom')), marginLeft: readSize(style.get('margin-left')),
  };
}

export function readPaddings(style: ElementStyle): BoxStyle {
  return {
    paddingTop: readLength(style.get('padding-top')), paddingRight: readLength(style.get('padding-right')),
    paddingBottom: readLength(style.get('padding-bottom')), paddingLeft: readLength(style.get('padding-left')),
  };
}

export function readBorder(style: ElementStyle): BoxStyle {
  return {
    border: readKeyword(style.get('border-style'), borderStyles), borderColor: readColor(style.get('border-color')),
    borderWidth: readBorderWidths(style.get('border-width')), borderRadius: readLengths(style.get('border-radius')),
  };
}

/** Justified text is hard to read, so that setting is left out (PB-8). */
export function readTextAlign(style: ElementStyle): BoxStyle {
  return { textAlign: readKeyword(style.get('text-align'), ['left', 'center', 'right', 'start', 'end']) };
}

const alignments = new Map<string, VerticalAlignment>([['flex-start', 'top'], ['center', 'middle'], ['flex-end', 'bottom']]);

/** Page Builder stores the vertical alignment as `justify-content` of a column of flex items. */
export function readVerticalAlignment(style: ElementStyle): VerticalAlignment | undefined {
  return alignments.get(style.get('justify-content')?.toLowerCase() ?? '');
}
