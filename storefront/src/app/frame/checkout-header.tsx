import { CheckoutHeader as CheckoutBar, Logo, SiteHeader } from '@witryna/ui/header';
import { LoadingBar, useLoadingBar } from '@witryna/ui/loading-bar';
import { TextLink } from '@witryna/ui/text';
import { useIntl } from '../../i18n/index.ts';
import { useNavigationState } from '../navigation/navigation-context.tsx';
import { Late } from '../late.tsx';
import { messages } from './messages.ts';

const contactPath = '/customer-service';
const loadHelp = async () => (await import('../../help/index.ts')).CheckoutHelp;

/** The reduced header of the checkout: logo and help, the help a link until its script is there (FRM-25, FRM-28). */
export function CheckoutHeader() {
  const intl = useIntl();
  const loading = useLoadingBar(useNavigationState()?.pending != null);
  const helpLabel = intl.formatMessage(messages.needHelp);
  return (
    <SiteHeader>
      <CheckoutBar
        logo={
          <Logo href="/" label={intl.formatMessage(messages.home, { shop: 'witryna' })}>
            witryna
          </Logo>
        }
        help={<Late load={loadHelp} wanted props={{ label: helpLabel, contactHref: contactPath }} fallback={<TextLink href={contactPath}>{helpLabel}</TextLink>} />}
      >
        <LoadingBar state={loading} />
      </CheckoutBar>
    </SiteHeader>
  );
}
