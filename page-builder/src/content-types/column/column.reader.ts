import { readSize } from '../../css/values.ts';
import { readBackground } from '../../parser/backgrounds.ts';
import { readBox, readVerticalAlignment } from '../../parser/box.ts';
import { defineReader } from '../../parser/reader.ts';
import type { ColumnNode } from './column.node.ts';

/** Reads a column. */
export const columnReader = defineReader<ColumnNode>({
  contentType: 'column',
  hasChildren: true,
  empty: (base) => ({ ...base, contentType: 'column' }),
  read(element, context, empty) {
    const style = context.styleOf(element);
    return {
      ...empty,
      ...readBox(style),
      ...readBackground(element, style, context),
      width: readSize(style.get('width')),
      verticalAlignment: readVerticalAlignment(style),
    };
  },
});
