import { Modal, type ModalProps } from './modal.tsx';

export type DialogProps = Omit<ModalProps, 'placement' | 'leading'>;

/** Modal dialog in the center of the screen. */
export function Dialog(props: DialogProps) {
  return <Modal {...props} placement="center" />;
}
