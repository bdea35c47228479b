import { Header, HeaderButton, HeaderLink, SiteHeader, TopBar, formatCartCount } from '@witryna/ui/header';
import { BagIcon, MenuIcon, SearchIcon } from '@witryna/ui/icon';
import { LoadingBar, useLoadingBar } from '@witryna/ui/loading-bar';
import { OfflineIndicator } from '@witryna/ui/offline';
import { useCallback, useRef, type MouseEvent } from 'react';
import { LazyFavoriteStore } from '../../favorite-store/index.ts';
import { useIntl, useLoadMessages } from '../../i18n/index.ts';
import { AccountTrigger } from '../../auth/index.ts';
import { useSession } from '../../session/index.ts';
import { loadIsStaticRoute } from '../load-is-static-route.ts';
import { hasSwitcherOptions, SwitchersIsland } from '../../store-view/index.ts';
import { LazyMount } from '../../platform/hydration/lazy-mount.tsx';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { isPlainClick } from '../../platform/navigation/link-click.ts';
import { useNavigation } from '../../platform/navigation/navigation-context.tsx';
import { CmsBlock } from './cms-block.tsx';
import { DemoNotice } from './demo-notice.tsx';
import { layoutBlocks } from '../../platform/layout/layout-blocks.ts';
import { ShopLogo } from './shop-logo.tsx';
import { useLayout } from '../../platform/layout/layout-context.tsx';
import * as styles from './layout.css.ts';
import { MainMenu } from './main-menu.tsx';
import { SearchInputFallback } from './search-input-fallback.tsx';
import { useAppState } from './use-app-state.ts';
import { usePanel } from '../../platform/layout/ui-store-context.tsx';

const searchPanelId = 'search-panel';
const loadAccountMenu = async () => (await import('../../account/account-menu.tsx')).AccountMenu;

/** Handles plain clicks on a link; clicks that open a new tab or window follow it. */
function onPlainClick(action: () => void) {
  return (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    action();
  };
}

interface LayoutHeaderProps {
  /** Number of products in the cart. */
  cartCount: number;
}

/** Header of all pages except the checkout. */
export function LayoutHeader({ cartCount }: LayoutHeaderProps) {
  const intl = useIntl();
  const layout = useLayout();
  const [, setPanel] = usePanel();
  const { drawer, searchOpen, isPageLoading, isOnline, hasBeenOffline } = useAppState();
  const navigator = useNavigation();
  const loading = useLoadingBar(isPageLoading);
  const { token } = useSession();
  const account = {
    signInLabel: intl.formatMessage('layout.signIn'),
    accountLabel: intl.formatMessage('layout.account'),
  };
  const typed = useRef('');
  const loadMessages = useLoadMessages();
  const loadSearchPanel = useCallback(async () => {
    const { SearchSuggestionsPanel, searchMessages } = await import('../../search/search-suggestions-panel.tsx');
    await loadMessages(searchMessages);
    return SearchSuggestionsPanel;
  }, [loadMessages]);

  return (
    <SiteHeader>
      <DemoNotice />
      <TopBar
        banner={layout.blocks[layoutBlocks.banner] && <CmsBlock identifier={layoutBlocks.banner} />}
        extraLink={<CmsBlock identifier={layoutBlocks.extraLink} />}
        contact={
          layout.store.hasContactPage && <AppLink href="/contact-us">{intl.formatMessage('layout.contact')}</AppLink>
        }
        switchers={hasSwitcherOptions(layout) && <SwitchersIsland loadIsStaticRoute={loadIsStaticRoute} />}
      >
        {/* First, so that the room which it keeps for a shop's name is no gap between two links. */}
        <LazyFavoriteStore label={intl.formatMessage('layout.chooseStore')} listPath="/stores" />
      </TopBar>
      <Header
        logo={<ShopLogo />}
        navigation={<MainMenu />}
        actions={
          <>
            <HeaderLink
              icon={<SearchIcon />}
              label={intl.formatMessage('layout.search')}
              href="/search.html"
              aria-expanded={searchOpen}
              aria-controls={searchPanelId}
              onClick={onPlainClick(() => setPanel(searchOpen ? null : 'search'))}
            />
            <LazyMount
              load={loadAccountMenu}
              when={token !== undefined}
              props={account}
              fallback={<AccountTrigger {...account} />}
            />
            <HeaderLink
              icon={<BagIcon />}
              label={intl.formatMessage('layout.cart', { count: cartCount })}
              href="/cart"
              badge={formatCartCount(cartCount, intl.locale)}
              onClick={onPlainClick(() => setPanel('mini-cart'))}
            />
            <HeaderButton
              icon={<MenuIcon />}
              label={intl.formatMessage('layout.menu')}
              narrowOnly
              expanded={drawer !== null}
              controls="menu-drawer"
              onClick={() => setPanel('drawer')}
            />
          </>
        }
      >
        <LoadingBar state={loading} />
        <OfflineIndicator
          isOnline={isOnline}
          hasBeenOffline={hasBeenOffline}
          label={intl.formatMessage('layout.offlineNow')}
          className={styles.offline}
        />
        <LazyMount
          load={loadSearchPanel}
          when={searchOpen}
          onError={() => {
            setPanel(null);
            void navigator?.navigate(`/search.html${typed.current && `?query=${encodeURIComponent(typed.current)}`}`);
          }}
          props={{
            id: searchPanelId,
            open: searchOpen,
            onOpenChange: (open) => setPanel(open ? 'search' : null),
            typed: () => typed.current,
          }}
          fallback={
            searchOpen && (
              <SearchInputFallback
                label={intl.formatMessage('layout.search')}
                onType={(text) => (typed.current = text)}
              />
            )
          }
        />
      </Header>
    </SiteHeader>
  );
}
