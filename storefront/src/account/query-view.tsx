import { Button } from '@witryna/ui/button';
import { Stack } from '@witryna/ui/layout';
import { Skeleton } from '@witryna/ui/skeleton';
import { Text } from '@witryna/ui/text';
import type { ReactNode } from 'react';
import type { OperationState } from '../commerce/index.ts';
import { useIntl } from '../i18n/index.ts';
import { messages } from './messages.ts';

/** Holds the place of a part of the account that is on its way. */
export function AccountLoading() {
  const intl = useIntl();
  return (
    <Stack role="status" aria-label={intl.formatMessage(messages.loading)}>
      <Skeleton width="40%" />
      <Skeleton />
      <Skeleton />
      <Skeleton width="70%" />
    </Stack>
  );
}

/** Says that a part of the account could not be loaded. */
export function AccountFailed({ onRetry }: { onRetry(): void }) {
  const intl = useIntl();
  return (
    <Stack align="start">
      <Text role="alert">{intl.formatMessage(messages.loadFailed)}</Text>
      <Button variant="secondary" onClick={onRetry}>
        {intl.formatMessage(messages.retry)}
      </Button>
    </Stack>
  );
}

interface QueryViewProps<Result, Part> {
  /** A query of the account. */
  state: OperationState<Result>;
  /** The part of the answer that is shown; null or undefined while there is none. */
  read(data: Result): Part | null | undefined;
  children(part: Part): ReactNode;
}

/** Shows what a query answers, or that it is on its way or has failed. */
export function QueryView<Result, Part>({ state: { data, error, revalidate }, read, children }: QueryViewProps<Result, Part>) {
  const part = data === undefined ? undefined : read(data);
  if (part != null) return children(part);
  return error === undefined ? <AccountLoading /> : <AccountFailed onRetry={() => void revalidate()} />;
}
