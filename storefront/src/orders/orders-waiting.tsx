import { Button } from '@witryna/ui/button';
import { Stack } from '@witryna/ui/layout';
import { Skeleton } from '@witryna/ui/skeleton';
import { Text } from '@witryna/ui/text';
import { useIntl } from '../i18n/index.ts';
import { messages } from './messages.ts';

/** Orders are on their way. */
export function OrdersLoading() {
  const intl = useIntl();
  return (
    <Stack role="status" aria-label={intl.formatMessage(messages.loading)}>
      <Skeleton width="40%" />
      <Skeleton />
      <Skeleton />
    </Stack>
  );
}

/** Orders could not be loaded. */
export function OrdersFailed({ onRetry }: { onRetry(): void }) {
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
