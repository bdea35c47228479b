export { Dialog, type DialogProps } from './dialog.tsx';
export { Modal, type ModalProps } from './modal.tsx';
export type { ModalStrings } from './modal.strings.ts';
