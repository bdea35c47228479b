import { Button } from '@witryna/ui/button';
import { MessagePage } from '@witryna/ui/message-page';
import { useIntl } from '../../i18n/index.ts';
import { addingMessages, cartMessages } from '../../cart/index.ts';
import { definePage } from '../../platform/navigation/page.tsx';
import { pagesMessages } from './messages.ts';

function OfflinePage() {
  const intl = useIntl();
  return (
    <MessagePage
      title={intl.formatMessage('pages.offline.heading')}
      description={intl.formatMessage('pages.offline.text')}
      // The URL is still the requested one.
      actions={
        <form
          method="get"
          onSubmit={(event) => {
            event.preventDefault();
            window.location.reload();
          }}
        >
          <Button type="submit">{intl.formatMessage('pages.retry')}</Button>
        </form>
      }
    />
  );
}

/** Page that the service worker shows without a connection for pages that were never visited. */
export const page = definePage({
  // Those of the cart's panel too: the service worker keeps all files that this page names, and the panel opens offline.
  messageCatalogs: [pagesMessages, addingMessages, cartMessages],
  load: (_: object, { intl }) =>
    Promise.resolve({
      view: null,
      metadata: { title: intl.formatMessage('pages.offline.heading') },
      cacheTags: [],
    }),
  Component: OfflinePage,
});
