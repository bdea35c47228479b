'use client';
import type { ReactNode } from 'react';
import { ButtonLink } from '../button/index.ts';
import { Modal, type ModalProps } from '../dialog/index.ts';
import { useStrings, type StringOverrides } from '../provider/index.ts';
import { Text } from '../text/index.ts';
import { errorPageStrings, type ErrorPageStrings } from './error-page.strings.ts';

/** All other props are those of a dialog. Omitted strings come from the provider. */
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
  /** Address of the home page. Default `/`. */
  homeHref?: string;
  /** Small print below the text, e.g. the number of the error. Default: nothing. */
  note?: ReactNode;
}

/**
 * Covers the frame after an error that broke it: an alert dialog over the mask that leads home, with everything behind
 * out of reach. It is not dismissed, since what lies behind no longer works.
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
