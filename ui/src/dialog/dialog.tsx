import { Modal, type ModalProps } from './modal.tsx';

export type DialogProps = Omit<ModalProps, 'placement' | 'leading'>;

/** A modal dialog in the middle of the screen. */
export function Dialog(props: DialogProps) {
  return <Modal {...props} placement="center" />;
}
