import type { NodeBase } from '../../node-base.ts';

export const headingTypes = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;
export type HeadingType = (typeof headingTypes)[number];

/** A heading (PBT-13). */
export interface HeadingNode extends NodeBase {
  contentType: 'heading';
  text: string;
  headingType: HeadingType;
}
