import { Header, Logo } from '@witryna/ui/header';
import { LoadingBar, useLoadingBar } from '@witryna/ui/loading-bar';
import { useIntl } from 'react-intl';
import { useNavigationState } from '../navigation/navigation-context.tsx';
import { messages } from './messages.ts';

/** The reduced header of the checkout: nothing that leads away but the logo (FRM-25, FRM-28). */
export function CheckoutHeader() {
  const intl = useIntl();
  const loading = useLoadingBar(useNavigationState()?.pending != null);
  return (
    <header>
      <Header
        logo={
          <Logo href="/" label={intl.formatMessage(messages.home, { shop: 'witryna' })}>
            witryna
          </Logo>
        }
      >
        <LoadingBar state={loading} />
      </Header>
    </header>
  );
}
