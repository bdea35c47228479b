import { Modal, type ModalProps } from '../dialog/index.ts';

export type SidePanelProps = Omit<ModalProps, 'placement' | 'leading'>;

/** Modal panel at the inline end, 27.25rem wide on large screens, which slides in within 384 ms. */
export function SidePanel(props: SidePanelProps) {
  return <Modal {...props} placement="end" />;
}
