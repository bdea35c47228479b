import { Header, HeaderButton, HeaderLink, Logo, TopBar, cartBadge } from '@witryna/ui/header';
import { BagIcon, MenuIcon, SearchIcon } from '@witryna/ui/icon';
import { LoadingBar, useLoadingBar } from '@witryna/ui/loading-bar';
import { MegaMenu } from '@witryna/ui/mega-menu';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { AccountTrigger } from '../../session/index.ts';
import { useNavigationState } from '../navigation/navigation-context.tsx';
import { findMenuPlace, menuItems } from './menu-items.tsx';
import { CmsBlock } from './cms-block.tsx';
import { frameBlocks } from './frame-data.ts';
import { useFrame } from './frame-context.tsx';
import { messages } from './messages.ts';
import { usePanel } from './shop-ui-context.tsx';

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
  const navigation = useNavigationState();
  const loading = useLoadingBar(navigation?.pending != null);
  const items = useMemo(() => menuItems(menu), [menu]);
  const place = useMemo(() => findMenuPlace(menu, pathname), [menu, pathname]);

  return (
    <header>
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
            <HeaderLink icon={<SearchIcon />} label={intl.formatMessage(messages.search)} href="/search.html" />
            <AccountTrigger
              labels={{ signIn: messages.signInTrigger, account: messages.accountTrigger, greeting: messages.greeting }}
            />
            <HeaderLink
              icon={<BagIcon />}
              label={intl.formatMessage(messages.cart, { count: cartCount })}
              href="/cart"
              badge={cartBadge(cartCount)}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                setPanel('mini-cart');
              }}
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
      </Header>
    </header>
  );
}
