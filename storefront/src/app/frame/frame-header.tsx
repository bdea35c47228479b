import { Header, HeaderButton, HeaderLink, Logo, SiteHeader, TopBar, cartBadge } from '@witryna/ui/header';
import { BagIcon, MenuIcon, SearchIcon } from '@witryna/ui/icon';
import { LoadingBar, useLoadingBar } from '@witryna/ui/loading-bar';
import { MegaMenu } from '@witryna/ui/mega-menu';
import { useMemo, type MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useIntl } from '../../i18n/index.ts';
import { AccountTrigger } from '../../session/index.ts';
import { Late } from '../late.tsx';
import { useNavigation, useNavigationState } from '../navigation/navigation-context.tsx';
import { findMenuPlace, menuItems } from './menu-items.tsx';
import { CmsBlock } from './cms-block.tsx';
import { frameBlocks } from './frame-data.ts';
import { useFrame } from './frame-context.tsx';
import { messages } from './messages.ts';
import { usePanel } from './shop-ui-context.tsx';

const searchPanelId = 'search-panel';
const loadSearchPanel = async () => (await import('../../search/search-suggestions-panel.tsx')).SearchSuggestionsPanel;

/** Takes over from a link, but for those who ask for a new tab or window. */
function onPlainClick(action: () => void) {
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    action();
  };
}

interface FrameHeaderProps {
  /** Number of pieces in the cart. */
  cartCount: number;
}

/** The header of every page but the checkout (FRM-01 to FRM-09). */
export function FrameHeader({ cartCount }: FrameHeaderProps) {
  const intl = useIntl();
  const { menu } = useFrame();
  const { pathname } = useLocation();
  const [panel, setPanel] = usePanel();
  const navigator = useNavigation();
  const loading = useLoadingBar(useNavigationState()?.pending != null);
  const items = useMemo(() => menuItems(menu), [menu]);
  const place = useMemo(() => findMenuPlace(menu, pathname), [menu, pathname]);

  return (
    <SiteHeader>
      <TopBar banner={<CmsBlock identifier={frameBlocks.banner} />}>
        <CmsBlock identifier={frameBlocks.extraLink} />
      </TopBar>
      <Header
        logo={
          <Logo href="/" label={intl.formatMessage(messages.home, { shop: 'witryna' })}>
            witryna
          </Logo>
        }
        navigation={
          <MegaMenu
            items={items}
            label={intl.formatMessage(messages.categories)}
            seeAllLabel={(category) => intl.formatMessage(messages.seeAll, { category })}
            currentId={place.current}
            currentAncestorId={place.top}
          />
        }
        actions={
          <>
            <HeaderLink
              icon={<SearchIcon />}
              label={intl.formatMessage(messages.search)}
              href="/search.html"
              aria-expanded={panel === 'search'}
              aria-controls={searchPanelId}
              onClick={onPlainClick(() => setPanel(panel === 'search' ? null : 'search'))}
            />
            <AccountTrigger
              labels={{ signIn: messages.signInTrigger, account: messages.accountTrigger, greeting: messages.greeting }}
            />
            <HeaderLink
              icon={<BagIcon />}
              label={intl.formatMessage(messages.cart, { count: cartCount })}
              href="/cart"
              badge={cartBadge(cartCount)}
              onClick={onPlainClick(() => setPanel('mini-cart'))}
            />
            <HeaderButton
              icon={<MenuIcon />}
              label={intl.formatMessage(messages.menu)}
              narrowOnly
              expanded={panel === 'drawer'}
              controls="menu-drawer"
              onClick={() => setPanel('drawer')}
            />
          </>
        }
      >
        <LoadingBar state={loading} />
        <Late
          load={loadSearchPanel}
          wanted={panel === 'search'}
          onFailure={() => {
            setPanel(null);
            void navigator?.navigate('/search.html');
          }}
          props={{ id: searchPanelId, open: panel === 'search', onOpenChange: (open) => setPanel(open ? 'search' : null) }}
        />
      </Header>
    </SiteHeader>
  );
}
