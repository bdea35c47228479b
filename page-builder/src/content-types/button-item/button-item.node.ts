import type { ButtonType, LinkFields, NodeBase } from '../../node-base.ts';

/** One button (PBT-18, PBT-19). */
export interface ButtonItemNode extends NodeBase, LinkFields {
  contentType: 'button-item';
  text: string;
  buttonType: ButtonType;
  /** The heading of the dialog that a `block` link opens. */
  blockTitle?: string;
}
