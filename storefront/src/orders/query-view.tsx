import { Button } from '@witryna/ui/button';
import { Stack } from '@witryna/ui/layout';
import { Skeleton } from '@witryna/ui/skeleton';
import { Text } from '@witryna/ui/text';
import type { ReactNode } from 'react';
import type { QueryState } from '../commerce/index.ts';
import { useIntl, type MessageId } from '../i18n/index.ts';

/** Holds the place of what is on its way. */
export function QueryLoading({ label }: { label: MessageId }) {
  const intl = useIntl();
  return (
    <Stack role="status" aria-label={intl.formatMessage(label)}>
      <Skeleton width="40%" />
      <Skeleton />
      <Skeleton />
      <Skeleton width="70%" />
    </Stack>
  );
}

export interface QueryFailedProps {
  /** Whose messages say it. */
  words: 'account' | 'orders' | 'wishlist';
  onRetry(): Promise<void>;
}

/** Says that a query has failed, with a button that sends it again. */
export function QueryFailed({ words, onRetry }: QueryFailedProps) {
  const intl = useIntl();
  return (
    <Stack align="start">
      <Text role="alert">{intl.formatMessage(`${words}.loadFailed`)}</Text>
      <Button variant="secondary" onClick={() => void onRetry()}>
        {intl.formatMessage(`${words}.retry`)}
      </Button>
    </Stack>
  );
}

export interface QueryViewProps<Result, Part> {
  /** A query of the customer. */
  state: QueryState<Result>;
  /** The part of the answer that is shown: null where the answer has none, undefined while it waits for another query. */
  read(data: Result): Part | null | undefined;
  /** Whose messages say it. */
  words: 'account' | 'orders';
  children(part: Part): ReactNode;
}

/** Shows what a query answers, or that it is on its way, or that it has failed and can be sent again. */
export function QueryView<Result, Part>({
  state: { data, error, isValidating, revalidate },
  read,
  words,
  children,
}: QueryViewProps<Result, Part>) {
  const part = data === undefined ? undefined : read(data);
  if (part != null) return children(part);
  const isLoading = error === undefined && (part === undefined || isValidating);
  if (isLoading) return <QueryLoading label={`${words}.loading`} />;
  return <QueryFailed words={words} onRetry={revalidate} />;
}
