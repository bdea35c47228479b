import { Modal, type ModalProps } from '../dialog/index.ts';

export type SidePanelProps = Omit<ModalProps, 'placement' | 'leading'>;

/** A modal panel at the end of the line, 27.25rem wide on large screens, sliding in 384 ms. */
export function SidePanel(props: SidePanelProps) {
  return <Modal {...props} placement="end" />;
}
