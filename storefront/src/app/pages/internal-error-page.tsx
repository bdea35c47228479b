import { Button, ButtonLink } from '@witryna/ui/button';
import { MessagePage } from '@witryna/ui/message-page';
import { useIntl } from '../../i18n/index.ts';
import { useNavigation } from '../navigation/navigation-context.tsx';
import { useInBrowser } from '../use-in-browser.ts';
import { definePage } from '../navigation/page.tsx';
import { messages, pagesCatalogue } from './messages.ts';

function InternalErrorPage() {
  const intl = useIntl();
  const navigation = useNavigation();
  const inBrowser = useInBrowser();
  return (
    <MessagePage
      title={intl.formatMessage(messages.internalErrorText)}
      text={intl.formatMessage(messages.internalErrorHint)}
      actions={
        <>
          {/* Without scripts the same address, asked for again, is the retry. */}
          {inBrowser ? (
            <Button onClick={() => void navigation?.reload()}>{intl.formatMessage(messages.retry)}</Button>
          ) : (
            <ButtonLink href="">{intl.formatMessage(messages.retry)}</ButtonLink>
          )}
          <ButtonLink href="/" variant="secondary">
            {intl.formatMessage(messages.takeMeHome)}
          </ButtonLink>
        </>
      }
    />
  );
}

/** What stands in place of a page whose look-up failed: an error is never shown as "not found" (ERR-07, RSK-27). */
export const page = definePage({
  catalogues: [pagesCatalogue],
  load: (_: object, { intl }) => Promise.resolve({ view: null, status: 503, metadata: { title: intl.formatMessage(messages.internalErrorTitle) } }),
  Component: InternalErrorPage,
});
