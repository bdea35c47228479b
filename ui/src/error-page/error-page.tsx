'use client';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button, ButtonLink } from '../button/index.ts';
import { MessagePage, type MessagePageProps } from '../message-page/index.ts';
import { useStrings, type StringOverrides } from '../provider/index.ts';
import { errorPageStrings, type ErrorPageStrings } from './error-page.strings.ts';

type MessageProps = Omit<MessagePageProps, 'title' | 'description' | 'actions' | 'titleRef'>;

/** All other props are those of `MessagePage`. Omitted strings come from the provider. */
export interface ErrorPageProps
  extends MessageProps,
    StringOverrides<Pick<ErrorPageStrings, 'title' | 'description' | 'homeLabel'>> {
  /** Address of the home page. Default `/`. */
  homeHref?: string;
  /** Takes the focus to the title when it appears. Default true. */
  focusTitle?: boolean;
}

/** What stands instead of a page that failed: “Oops!” and the way home. Leaves the document's title to the host. */
export function ErrorPage({
  title,
  description,
  homeLabel,
  homeHref = '/',
  focusTitle = true,
  ...props
}: ErrorPageProps) {
  const strings = useStrings('errorPage', errorPageStrings, { title, description, homeLabel });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focusTitle) heading.current?.focus();
  }, [focusTitle]);
  return (
    <MessagePage
      {...props}
      titleRef={heading}
      title={strings.title}
      description={strings.description}
      actions={<ButtonLink href={homeHref}>{strings.homeLabel}</ButtonLink>}
    />
  );
}

/** All other props are those of `MessagePage`. Omitted strings come from the provider. */
export interface InternalErrorProps
  extends MessageProps,
    StringOverrides<Pick<ErrorPageStrings, 'internalTitle' | 'retryLabel'>> {
  /** More about it. Default: nothing. */
  description?: string;
  /** Tries again; without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** Trying again. Default false. */
  loading?: boolean;
  /** More ways on. */
  actions?: ReactNode;
}

/** What stands instead of content that could not be had, inside of a page that works otherwise. */
export function InternalError({
  internalTitle,
  retryLabel,
  description = '',
  onRetry,
  loading = false,
  actions,
  ...props
}: InternalErrorProps) {
  const strings = useStrings('errorPage', errorPageStrings, { internalTitle, retryLabel });
  return (
    <MessagePage
      role="alert"
      {...props}
      title={strings.internalTitle}
      description={description}
      actions={
        <>
          {onRetry && (
            <Button loading={loading} onClick={onRetry}>
              {strings.retryLabel}
            </Button>
          )}
          {actions}
        </>
      }
    />
  );
}
