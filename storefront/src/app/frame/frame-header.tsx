import { Header, HeaderButton, HeaderLink, Logo, SiteHeader, TopBar, cartBadge } from '@witryna/ui/header';
import { BagIcon, MenuIcon, SearchIcon } from '@witryna/ui/icon';
import { LoadingBar, useLoadingBar } from '@witryna/ui/loading-bar';
import { OfflineIndicator } from '@witryna/ui/offline';
import { useCallback, useRef, type MouseEvent } from 'react';
import { FavoriteStoreSlot } from '../../favorite-store/index.ts';
import { useIntl, useLoadMessages } from '../../i18n/index.ts';
import { AccountTrigger } from '../../session/index.ts';
import { useSession } from '../../shopper/index.ts';
import { hasChoice, SwitchersIsland } from '../../store-view/index.ts';
import { Late } from '../late.tsx';
import { AppLink } from '../navigation/app-link.tsx';
import { isPlainClick } from '../navigation/followed-path.ts';
import { useNavigation } from '../navigation/navigation-context.tsx';
import { CmsBlock } from './cms-block.tsx';
import { frameBlocks } from './frame-data.ts';
import { useFrame } from './frame-context.tsx';
import * as styles from './frame.css.ts';
import { MainMenu } from './main-menu.tsx';
import { messages } from './messages.ts';
import { SearchWaiting } from './search-waiting.tsx';
import { useAppState } from './use-app-state.ts';
import { usePanel } from './shop-ui-context.tsx';

const searchPanelId = 'search-panel';
const loadAccountMenu = async () => (await import('../../account/account-menu.tsx')).AccountMenu;

/** Takes over from a link, but for those who ask for a new tab or window. */
function onPlainClick(action: () => void) {
  return (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
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
  const frame = useFrame();
  const [, setPanel] = usePanel();
  const { drawer, searchOpen, isPageLoading, isOnline, hasBeenOffline } = useAppState();
  const navigator = useNavigation();
  const loading = useLoadingBar(isPageLoading);
  const { token } = useSession();
  const account = { signInLabel: intl.formatMessage(messages.signInTrigger), accountLabel: intl.formatMessage(messages.accountTrigger) };
  const typed = useRef('');
  const loadMessages = useLoadMessages();
  const loadSearchPanel = useCallback(async () => {
    const { SearchSuggestionsPanel, searchCatalogue } = await import('../../search/search-suggestions-panel.tsx');
    await loadMessages(searchCatalogue);
    return SearchSuggestionsPanel;
  }, [loadMessages]);

  return (
    <SiteHeader>
      <TopBar
        banner={<CmsBlock identifier={frameBlocks.banner} />}
        extraLink={<CmsBlock identifier={frameBlocks.extraLink} />}
        contact={frame.store.contactEnabled && <AppLink href="/contact-us">{intl.formatMessage(messages.contact)}</AppLink>}
        switchers={hasChoice(frame) && <SwitchersIsland />}
      >
        {/* First, so that the room which it keeps for a shop's name is no gap between two links. */}
        <FavoriteStoreSlot label={intl.formatMessage(messages.chooseStore)} listPath="/stores" />
      </TopBar>
      <Header
        logo={
          <Logo href="/" label={intl.formatMessage(messages.home, { shop: 'witryna' })}>
            witryna
          </Logo>
        }
        navigation={<MainMenu />}
        actions={
          <>
            <HeaderLink
              icon={<SearchIcon />}
              label={intl.formatMessage(messages.search)}
              href="/search.html"
              aria-expanded={searchOpen}
              aria-controls={searchPanelId}
              onClick={onPlainClick(() => setPanel(searchOpen ? null : 'search'))}
            />
            <Late
              load={loadAccountMenu}
              wanted={token !== undefined}
              props={{ ...account, greeting: (name) => intl.formatMessage(messages.greeting, { name }) }}
              fallback={<AccountTrigger {...account} />}
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
              expanded={drawer !== null}
              controls="menu-drawer"
              onClick={() => setPanel('drawer')}
            />
          </>
        }
      >
        <LoadingBar state={loading} />
        <OfflineIndicator isOnline={isOnline} hasBeenOffline={hasBeenOffline} label={intl.formatMessage(messages.offlineNow)} className={styles.offline} />
        <Late
          load={loadSearchPanel}
          wanted={searchOpen}
          onFailure={() => {
            setPanel(null);
            void navigator?.navigate(`/search.html${typed.current && `?query=${encodeURIComponent(typed.current)}`}`);
          }}
          props={{ id: searchPanelId, open: searchOpen, onOpenChange: (open) => setPanel(open ? 'search' : null), typed: () => typed.current }}
          fallback={searchOpen && <SearchWaiting label={intl.formatMessage(messages.search)} onType={(text) => (typed.current = text)} />}
        />
      </Header>
    </SiteHeader>
  );
}
