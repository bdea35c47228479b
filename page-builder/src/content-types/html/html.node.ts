import type { NodeBase } from '../../node-base.ts';

/** Markup a merchant wrote by hand (PBT-41). */
export interface HtmlContentNode extends NodeBase {
  contentType: 'html';
  /** Sanitised HTML, or what is stored when it is trusted. */
  html: string;
  /** Only `ParseOptions.htmlPolicy` sets it; no content can. */
  isTrusted?: true;
}
