'use client';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button, ButtonLink } from '../button/index.ts';
import { MessagePage, type MessagePageProps } from '../message-page/index.ts';
import { useWords, type OwnWords } from '../provider/index.ts';
import { errorPageWords, type ErrorPageWords } from './error-page.words.ts';

type MessageProps = Omit<MessagePageProps, 'title' | 'text' | 'actions' | 'titleRef'>;

/** All other props are those of `MessagePage`. Words that are left out come from the provider's table. */
export interface ErrorPageProps extends MessageProps, OwnWords<Pick<ErrorPageWords, 'title' | 'text' | 'homeLabel'>> {
  /** Address of the home page. Default `/`. */
  homeHref?: string;
  /** Takes the focus to the title when it appears. Default true. */
  focusTitle?: boolean;
}

/** What stands in place of a page that failed: “Oops!” and the way home (line ER-1). Leaves the document's title to the host. */
export function ErrorPage({ title, text, homeLabel, homeHref = '/', focusTitle = true, ...props }: ErrorPageProps) {
  const words = useWords('errorPage', errorPageWords, { title, text, homeLabel });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focusTitle) heading.current?.focus();
  }, [focusTitle]);
  return <MessagePage {...props} titleRef={heading} title={words.title} text={words.text} actions={<ButtonLink href={homeHref}>{words.homeLabel}</ButtonLink>} />;
}

/** All other props are those of `MessagePage`. Words that are left out come from the provider's table. */
export interface InternalErrorProps extends MessageProps, OwnWords<Pick<ErrorPageWords, 'internalTitle' | 'retryLabel'>> {
  /** More about it. Default: nothing. */
  text?: string;
  /** Tries again; without it there is no button. */
  onRetry?(): void;
  /** Trying again. Default false. */
  busy?: boolean;
  /** More ways on. */
  actions?: ReactNode;
}

/** What stands in place of content that could not be had, inside of a page that works otherwise. */
export function InternalError({ internalTitle, retryLabel, text = '', onRetry, busy = false, actions, ...props }: InternalErrorProps) {
  const words = useWords('errorPage', errorPageWords, { internalTitle, retryLabel });
  return (
    <MessagePage
      role="alert"
      {...props}
      title={words.internalTitle}
      text={text}
      actions={
        <>
          {onRetry && (
            <Button busy={busy} onClick={onRetry}>
              {words.retryLabel}
            </Button>
          )}
          {actions}
        </>
      }
    />
  );
}
