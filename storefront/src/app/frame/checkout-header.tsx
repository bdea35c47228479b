import { CheckoutHeader as CheckoutBar, Logo, SiteHeader } from '@witryna/ui/header';
import { ChevronDownIcon } from '@witryna/ui/icon';
import { Inline } from '@witryna/ui/layout';
import { LoadingBar, useLoadingBar } from '@witryna/ui/loading-bar';
import { TextLink } from '@witryna/ui/text';
import { useIntl } from '../../i18n/index.ts';
import { useNavigationState } from '../navigation/navigation-context.tsx';
import { Late } from '../late.tsx';
import { useFrame } from './frame-context.tsx';
import { messages } from './messages.ts';

const contactPath = '/customer-service';
const loadHelp = async () => (await import('../../help/index.ts')).CheckoutHelp;

/** The reduced header of the checkout: logo and help, the help a link until its script is there, or where the backend has none (FRM-25, FRM-28). */
export function CheckoutHeader() {
  const intl = useIntl();
  const loading = useLoadingBar(useNavigationState(({ pending }) => pending !== null) === true);
  const hasHelp = useFrame().capabilities.includes('needHelp');
  const helpLabel = intl.formatMessage(messages.needHelp);
  const helpLink = (
    <Inline gap="x1">
      <TextLink href={contactPath}>{helpLabel}</TextLink>
      {/* As wide as the button that takes its place. */}
      {hasHelp && <ChevronDownIcon size="small" />}
    </Inline>
  );
  return (
    <SiteHeader>
      <CheckoutBar
        logo={
          <Logo href="/" label={intl.formatMessage(messages.home, { shop: 'witryna' })}>
            witryna
          </Logo>
        }
        help={<Late load={loadHelp} wanted={hasHelp} props={{ label: helpLabel, contactHref: contactPath, link: helpLink }} fallback={helpLink} />}
      >
        <LoadingBar state={loading} />
      </CheckoutBar>
    </SiteHeader>
  );
}
