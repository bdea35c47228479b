import { readBox } from '../../parser/box.ts';
import { defineReader } from '../../parser/reader.ts';
import type { ColumnLineNode } from './column-line.node.ts';

/** Reads a line of columns. */
export const columnLineReader = defineReader<ColumnLineNode>({
  contentType: 'column-line',
  hasChildren: true,
  empty: (base) => ({ ...base, contentType: 'column-line' }),
  read: (element, context, empty) => ({ ...empty, ...readBox(context.styleOf(element)) }),
});
