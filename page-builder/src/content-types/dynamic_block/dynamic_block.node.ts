import type { NodeBase } from '../../node-base.ts';

export const dynamicBlockModes = ['fixed', 'salesrule', 'catalogrule'] as const;

/** A banner that Adobe Commerce chooses for the visitor (PBT-40). */
export interface DynamicBlockNode extends NodeBase {
  contentType: 'dynamic_block';
  /** Stands in a line of text and is no block of its own. */
  displayInline: boolean;
  /** Which banners are meant: the named ones, those of cart rules or those of catalogue rules. */
  displayMode?: (typeof dynamicBlockModes)[number];
  /** What to ask the host for. */
  uids: string[];
}

/** Which banners a dynamic block wants from the host. */
export type DynamicBlockRequest = Pick<DynamicBlockNode, 'uids' | 'displayMode'>;
