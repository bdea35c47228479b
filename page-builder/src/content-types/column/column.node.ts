import type { BackgroundFields, NodeBase, VerticalAlignment } from '../../node-base.ts';

export const columnAppearances = ['full-height', 'align-top', 'align-center', 'align-bottom'] as const;

/** One column (PBT-11, PBT-12). */
export interface ColumnNode extends NodeBase, BackgroundFields {
  contentType: 'column';
  /** A percentage, or a `calc()` of one when the column has side margins. */
  width?: string;
  verticalAlignment?: VerticalAlignment;
}
