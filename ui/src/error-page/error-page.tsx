'use client';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button, ButtonLink } from '../button/index.ts';
import { MessagePage, type MessagePageProps } from '../message-page/index.ts';
import { useStrings, type StringOverrides } from '../provider/index.ts';
import { errorPageStrings, type ErrorPageStrings } from './error-page.strings.ts';

type MessageProps = Omit<MessagePageProps, 'title' | 'description' | 'actions' | 'titleRef'>;

/** Props of `ErrorPage`, in addition to those of `MessagePage`. Omitted strings come from the provider. */
export interface ErrorPageProps
  extends MessageProps,
    StringOverrides<Pick<ErrorPageStrings, 'title' | 'description' | 'homeLabel'>> {
  /** URL of the home page. Default `/`. */
  homeHref?: string;
  /** Whether the title receives focus on mount. Default `true`. */
  focusTitle?: boolean;
}

/** Error page that replaces a page that failed, with a link to the home page. Does not set the document's title. */
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

/** Props of `InternalError`, in addition to those of `MessagePage`. Omitted strings come from the provider. */
export interface InternalErrorProps
  extends MessageProps,
    StringOverrides<Pick<ErrorPageStrings, 'internalTitle' | 'retryLabel'>> {
  /** Details. Default: none. */
  description?: string;
  /** Called when the shopper clicks the retry button; without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** Whether a retry is in progress. Default `false`. */
  loading?: boolean;
  /** More actions. */
  actions?: ReactNode;
}

/** Error message in place of content that could not be loaded, within a page that works otherwise. */
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
