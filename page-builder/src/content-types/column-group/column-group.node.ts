import type { BackgroundFields, NodeBase } from '../../node-base.ts';

/** Columns side by side: of lines since Magento 2.4.5, of columns before. */
export interface ColumnGroupNode extends NodeBase, BackgroundFields {
  contentType: 'column-group';
  /** How many parts the merchant's grid has, 2 to 16. */
  gridSize?: number;
}
