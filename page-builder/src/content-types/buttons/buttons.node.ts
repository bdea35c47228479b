import type { NodeBase } from '../../node-base.ts';

/** A set of buttons, `inline` or `stacked`. */
export interface ButtonsNode extends NodeBase {
  contentType: 'buttons';
  /** All buttons take the width of the widest one (PBT-25). */
  isSameWidth: boolean;
}
