import { readBackground } from '../../parser/backgrounds.ts';
import { readBox } from '../../parser/box.ts';
import { parseNumber } from '../../parser/parts.ts';
import { defineReader } from '../../define-reader.ts';
import type { ColumnGroupNode } from '../../nodes.ts';

/** Reads a column group; before Magento 2.4.5 it had no settings of its own. */
export const columnGroupReader = defineReader<ColumnGroupNode>({
  contentType: 'column-group',
  hasChildren: true,
  empty: (base) => ({ ...base, contentType: 'column-group' }),
  read(element, context, empty) {
    const style = context.getStyle(element);
    return {
      ...empty,
      ...readBox(style),
      ...readBackground(element, style, context),
      gridSize: parseNumber(element, 'data-grid-size'),
    };
  },
});
