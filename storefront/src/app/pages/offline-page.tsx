import { Button } from '@witryna/ui/button';
import { MessagePage } from '@witryna/ui/message-page';
import { useIntl } from '../../i18n/index.ts';
import { definePage } from '../navigation/page.tsx';
import { messages, pagesCatalogue } from './messages.ts';

function OfflinePage() {
  const intl = useIntl();
  return (
    <MessagePage
      title={intl.formatMessage(messages.offlineHeading)}
      text={intl.formatMessage(messages.offlineText)}
      // The address is still the one that the shopper asked for.
      actions={<Button onClick={() => window.location.reload()}>{intl.formatMessage(messages.retry)}</Button>}
    />
  );
}

/** What the service worker shows without a connection in place of a page that was never visited. */
export const page = definePage({
  catalogues: [pagesCatalogue],
  load: (_: object, { intl }) =>
    Promise.resolve({
      view: null,
      metadata: { title: intl.formatMessage(messages.offlineHeading) },
      cacheTags: [],
    }),
  Component: OfflinePage,
});
