'use client';
import type { ReactNode } from 'react';
import { ButtonLink } from '../button/index.ts';
import { Modal, type ModalProps } from '../dialog/index.ts';
import { useWords, type OwnWords } from '../provider/index.ts';
import { Text } from '../text/index.ts';
import { errorPageWords, type ErrorPageWords } from './error-page.words.ts';

/** All other props are those of a dialog. Words that are left out come from the provider's table. */
export interface ErrorOverlayProps
  extends Omit<ModalProps, 'placement' | 'leading' | 'title' | 'role' | 'dismissable' | 'closeLabel' | 'open' | 'defaultOpen' | 'onOpenChange' | 'trigger' | 'children'>,
    OwnWords<Pick<ErrorPageWords, 'title' | 'text' | 'homeLabel'>> {
  /** Address of the home page. Default `/`. */
  homeHref?: string;
  /** Small print below the text, e.g. the number of the error. Default: nothing. */
  note?: ReactNode;
}

/**
 * Covers the frame after an error that broke it: an alert dialog over the mask that leads home, with everything behind out
 * of reach (FRM-40, line ER-2). It is not dismissed, since what lies behind no longer works.
 */
export function ErrorOverlay({ title, text, homeLabel, homeHref = '/', note, footer, ...props }: ErrorOverlayProps) {
  const words = useWords('errorPage', errorPageWords, { title, text, homeLabel });
  return (
    <Modal
      {...props}
      open
      role="alertdialog"
      dismissable={false}
      placement="center"
      title={words.title}
      footer={
        footer ?? (
          <ButtonLink href={homeHref} fullWidth>
            {words.homeLabel}
          </ButtonLink>
        )
      }
    >
      <Text>{words.text}</Text>
      {note && (
        <Text size="small" tone="secondary">
          {note}
        </Text>
      )}
    </Modal>
  );
}
