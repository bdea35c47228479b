import { CheckoutHeader as CheckoutBar, SiteHeader } from '@witryna/ui/header';
import { ChevronDownIcon } from '@witryna/ui/icon';
import { Inline } from '@witryna/ui/layout';
import { LoadingBar, useLoadingBar } from '@witryna/ui/loading-bar';
import { TextLink } from '@witryna/ui/text';
import { useIntl } from '../../i18n/index.ts';
import { useNavigationState } from '../../platform/navigation/navigation-context.tsx';
import { LazyMount } from '../../platform/hydration/lazy-mount.tsx';
import { DemoNotice } from './demo-notice.tsx';
import { ShopLogo } from './shop-logo.tsx';
import { useLayout } from '../../platform/layout/layout-context.tsx';

const contactPath = '/contact-us';
const loadHelp = async () => (await import('../../help/index.ts')).CheckoutHelp;

/**
 * The reduced header of the checkout: logo and help, the help a link until its script is there, or where the backend
 * has none; no help where there is nothing to show.
 */
export function CheckoutHeader() {
  const intl = useIntl();
  const loading = useLoadingBar(useNavigationState(({ pending }) => pending !== null) === true);
  const { capabilities, store } = useLayout();
  const hasHelp = capabilities.includes('needHelp');
  const helpLabel = intl.formatMessage('layout.needHelp');
  const helpLink = (
    <Inline gap="x1">
      <TextLink href={contactPath}>{helpLabel}</TextLink>
      {/* As wide as the button that takes its place. */}
      {hasHelp && <ChevronDownIcon size="small" />}
    </Inline>
  );
  return (
    <SiteHeader>
      <DemoNotice />
      <CheckoutBar
        logo={<ShopLogo />}
        help={
          store.hasContactPage && (
            <LazyMount
              load={loadHelp}
              when={hasHelp}
              props={{ label: helpLabel, contactHref: contactPath }}
              fallback={helpLink}
            />
          )
        }
      >
        <LoadingBar state={loading} />
      </CheckoutBar>
    </SiteHeader>
  );
}
