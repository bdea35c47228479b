import { ButtonLink } from '@witryna/ui/button';
import { MessagePage } from '@witryna/ui/message-page';
import { useIntl } from '../../i18n/index.ts';
import { definePage } from '../navigation/page.tsx';
import { messages, pagesCatalogue } from './messages.ts';

function NotFoundPage() {
  const intl = useIntl();
  return (
    <MessagePage
      mark="404"
      title={intl.formatMessage(messages.notFoundHeading)}
      text={intl.formatMessage(messages.notFoundText)}
      actions={
        <>
          <ButtonLink href="/">{intl.formatMessage(messages.takeMeHome)}</ButtonLink>
          <ButtonLink href="/search.html" variant="secondary">
            {intl.formatMessage(messages.searchInstead)}
          </ButtonLink>
        </>
      }
    />
  );
}

/** What stands at an address that leads nowhere: status 404 (ERR-04 to ERR-06). */
export const page = definePage({
  catalogues: [pagesCatalogue],
  load: (_: object, { intl }) => Promise.resolve({ view: null, status: 404, metadata: { title: intl.formatMessage(messages.notFoundTitle) } }),
  Component: NotFoundPage,
});
