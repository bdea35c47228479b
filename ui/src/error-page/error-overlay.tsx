'use client';
import type { ReactNode } from 'react';
import { ButtonLink } from '../button/index.ts';
import { Modal, type ModalProps } from '../dialog/index.ts';
import { useStrings, type StringOverrides } from '../provider/index.ts';
import { Text } from '../text/index.ts';
import { errorPageStrings, type ErrorPageStrings } from './error-page.strings.ts';

/** Props of `ErrorOverlay`, in addition to those of a dialog. Omitted strings come from the provider. */
export interface ErrorOverlayProps
  extends Omit<
      ModalProps,
      | 'placement'
      | 'leading'
      | 'title'
      | 'role'
      | 'dismissable'
      | 'closeLabel'
      | 'open'
      | 'defaultOpen'
      | 'onOpenChange'
      | 'trigger'
      | 'children'
    >,
    StringOverrides<Pick<ErrorPageStrings, 'title' | 'description' | 'homeLabel'>> {
  /** URL of the home page. Default `/`. */
  homeHref?: string;
  /** Small print below the text, e.g. the id of the error. Default: none. */
  note?: ReactNode;
}

/**
 * Alert dialog over the mask after an error that broke the layout. It links to the home page, and everything behind it
 * is inert. It cannot be dismissed because the page no longer works.
 */
export function ErrorOverlay({
  title,
  description,
  homeLabel,
  homeHref = '/',
  note,
  footer,
  ...props
}: ErrorOverlayProps) {
  const strings = useStrings('errorPage', errorPageStrings, { title, description, homeLabel });
  return (
    <Modal
      {...props}
      open
      role="alertdialog"
      dismissable={false}
      placement="center"
      title={strings.title}
      footer={
        footer ?? (
          <ButtonLink href={homeHref} fullWidth>
            {strings.homeLabel}
          </ButtonLink>
        )
      }
    >
      <Text>{strings.description}</Text>
      {note && (
        <Text size="small" tone="secondary">
          {note}
        </Text>
      )}
    </Modal>
  );
}
