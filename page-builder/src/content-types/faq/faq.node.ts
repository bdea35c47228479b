import type { NodeBase } from '../../node-base.ts';

/** Questions and answers; its children are the items. */
export interface FaqNode extends NodeBase {
  contentType: 'faq';
}
