import type { NodeBase } from '../../node-base.ts';
import type { RichContentValue } from '../../types.ts';

/** An embedded CMS block (PBT-39). */
export interface BlockNode extends NodeBase {
  contentType: 'block';
  /** The block's own content, which may be Page Builder again. */
  richContent: RichContentValue;
}
