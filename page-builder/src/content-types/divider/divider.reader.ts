import { readColor } from '../../css/colors.ts';
import { readLength } from '../../css/length.ts';
import { noStyle, readBox } from '../../parser/box.ts';
import { findElement, findPart } from '../../parser/parts.ts';
import { defineReader } from '../../define-reader.ts';
import type { DividerNode } from '../../nodes.ts';

/** Reads a divider; the line is an element of its own. */
export const dividerReader = defineReader<DividerNode>({
  contentType: 'divider',
  hasChildren: false,
  empty: (base) => ({ ...base, contentType: 'divider' }),
  read(element, context, empty) {
    const line = findPart(element, 'line') ?? findElement(element.children, ({ name }) => name === 'hr');
    const style = line ? context.getStyle(line) : noStyle;
    return {
      ...empty,
      ...readBox(context.getStyle(element)),
      width: readLength(style.get('width')),
      color: readColor(style.get('border-color')),
      thickness: readLength(style.get('border-width')),
    };
  },
});
