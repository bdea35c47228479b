import { readBackground } from '../../parser/backgrounds.ts';
import { readBox } from '../../parser/box.ts';
import { numberOf } from '../../parser/parts.ts';
import { defineReader } from '../../parser/reader.ts';
import type { ColumnGroupNode } from './column-group.node.ts';

/** Reads a column group; before Magento 2.4.5 it had no settings of its own. */
export const columnGroupReader = defineReader<ColumnGroupNode>({
  contentType: 'column-group',
  hasChildren: true,
  empty: (base) => ({ ...base, contentType: 'column-group' }),
  read(element, context, empty) {
    const style = context.styleOf(element);
    return {
      ...empty, ...readBox(style), ...readBackground(element, style, context), gridSize: numberOf(element, 'data-grid-size'),
    };
  },
});
