import { PageBlock, Stack } from '@witryna/ui/layout';
import { Heading } from '@witryna/ui/text';
import { formsMessages } from '../forms/index.ts';
import { definePage } from '../platform/navigation/page.tsx';
import type { GuestOrderRouteParams } from './order-routes.ts';
import { useIntl } from '../i18n/index.ts';
import { ordersMessages } from './messages.ts';
import { TrackOrder } from './track-order.tsx';

function GuestOrderPage() {
  const intl = useIntl();
  return (
    <PageBlock width="panel" space="x12">
      <Stack gap="x6">
        <Heading level={1}>{intl.formatMessage('orders.track.title')}</Heading>
        <TrackOrder />
      </Stack>
    </PageBlock>
  );
}

/** What can be done with an order without an account. */
export const page = definePage<GuestOrderRouteParams, GuestOrderRouteParams>({
  messageCatalogs: [ordersMessages, formsMessages],
  load: (place, { intl }) =>
    Promise.resolve({ view: place, metadata: { title: intl.formatMessage('orders.track.title') } }),
  Component: GuestOrderPage,
});
