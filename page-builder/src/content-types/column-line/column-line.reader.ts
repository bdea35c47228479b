import { readBox } from '../../parser/box.ts';
import { defineReader } from '../../define-reader.ts';
import type { ColumnLineNode } from '../../nodes.ts';

/** Reads a line of columns. */
export const columnLineReader = defineReader<ColumnLineNode>({
  contentType: 'column-line',
  hasChildren: true,
  empty: (base) => ({ ...base, contentType: 'column-line' }),
  read: (element, context, empty) => ({ ...empty, ...readBox(context.getStyle(element)) }),
});
