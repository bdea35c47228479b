import type { NodeBase } from '../../node-base.ts';

/** Text from the editor (PBT-14). */
export interface TextNode extends NodeBase {
  contentType: 'text';
  /** Sanitised HTML. */
  content: string;
}
