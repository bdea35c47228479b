import { ButtonLink } from '@witryna/ui/button';
import { InternalError } from '@witryna/ui/error-page';
import { useIntl } from '../../i18n/index.ts';
import { useNavigation } from '../../platform/navigation/navigation-context.tsx';
import { useHydrated } from '../../platform/hydration/use-hydrated.ts';
import { definePage } from '../../platform/navigation/page.tsx';
import { pagesMessages } from './messages.ts';

function InternalErrorPage() {
  const intl = useIntl();
  const navigation = useNavigation();
  const inBrowser = useHydrated();
  return (
    <InternalError
      role={undefined}
      internalTitle={intl.formatMessage('pages.internalError.text')}
      description={intl.formatMessage('pages.internalError.hint')}
      retryLabel={intl.formatMessage('pages.retry')}
      onRetry={inBrowser ? () => void navigation?.reload() : undefined}
      actions={
        <>
          {/* Without scripts the same address, asked for again, is the retry. */}
          {!inBrowser && <ButtonLink href="">{intl.formatMessage('pages.retry')}</ButtonLink>}
          <ButtonLink href="/" variant="secondary">
            {intl.formatMessage('pages.takeMeHome')}
          </ButtonLink>
        </>
      }
    />
  );
}

/** Page for a failed route request: an error is never shown as "not found". */
export const page = definePage({
  messageCatalogs: [pagesMessages],
  load: (_: object, { intl }) =>
    Promise.resolve({ view: null, status: 503, metadata: { title: intl.formatMessage('pages.internalError.title') } }),
  Component: InternalErrorPage,
});
