import type { NodeBase } from '../../node-base.ts';

/** One line of columns in a group. */
export interface ColumnLineNode extends NodeBase {
  contentType: 'column-line';
}
