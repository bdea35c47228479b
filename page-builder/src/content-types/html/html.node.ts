import type { NodeBase } from '../../node-base.ts';

/** Markup a merchant wrote by hand (PBT-41). */
export interface HtmlContentNode extends NodeBase {
  contentType: 'html';
  /** Sanitised HTML. */
  html: string;
}
