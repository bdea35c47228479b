import type { NodeBase } from '../../node-base.ts';

/** A line (PBT-42). */
export interface DividerNode extends NodeBase {
  contentType: 'divider';
  /** A length or percentage. */
  width?: string;
  color?: string;
  /** A length. */
  thickness?: string;
}
