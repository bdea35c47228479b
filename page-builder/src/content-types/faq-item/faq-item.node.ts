import type { ImageSource, NodeBase } from '../../node-base.ts';

/** A question with its answer (PBT-38). */
export interface FaqItemNode extends NodeBase {
  contentType: 'faq-item';
  /** Text without markup: it becomes the name of a button. */
  question: string;
  /** Sanitised HTML. */
  answer: string;
  /** A picture next to the answer. */
  image?: ImageSource;
  /** What the picture shows; empty when it is decoration or there is none. */
  altText: string;
}
