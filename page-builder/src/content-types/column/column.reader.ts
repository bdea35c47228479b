import { readSize } from '../../css/values.ts';
import { readBackground } from '../../parser/backgrounds.ts';
import { readBox, readVerticalAlignment } from '../../parser/box.ts';
import { defineReader } from '../../define-reader.ts';
import type { ColumnNode } from '../../nodes.ts';

/** Reads a column. */
export const columnReader = defineReader<ColumnNode>({
  contentType: 'column',
  hasChildren: true,
  empty: (base) => ({ ...base, contentType: 'column' }),
  read(element, context, empty) {
    const style = context.getStyle(element);
    return {
      ...empty,
      ...readBox(style),
      ...readBackground(element, style, context),
      width: readSize(style.get('width')),
      ...readVerticalAlignment(style),
    };
  },
});
