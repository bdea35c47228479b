import { PageBlock, Stack } from '@witryna/ui/layout';
import { Heading } from '@witryna/ui/text';
import { definePage, type GuestOrderPlace } from '../app/index.ts';
import { formMessages } from '../forms/index.ts';
import { useIntl } from '../i18n/index.ts';
import { messages, ordersCatalogue } from './messages.ts';
import { TrackOrder } from './track-order.tsx';

function GuestOrderPage() {
  const intl = useIntl();
  return (
    <PageBlock width="panel" space="x12">
      <Stack gap="x6">
        <Heading level={1}>{intl.formatMessage(messages.trackTitle)}</Heading>
        <TrackOrder />
      </Stack>
    </PageBlock>
  );
}

/** What can be done with an order without an account (RTE-09). */
export const page = definePage<GuestOrderPlace, GuestOrderPlace>({
  catalogues: [ordersCatalogue, formMessages],
  load: (place, { intl }) => Promise.resolve({ view: place, metadata: { title: intl.formatMessage(messages.trackTitle) } }),
  Component: GuestOrderPage,
});
