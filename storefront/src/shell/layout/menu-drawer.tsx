import { Drawer, DrawerFooter, type DrawerView } from '@witryna/ui/drawer';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useIntl } from '../../i18n/index.ts';
import { useUser } from '../../auth/index.ts';
import { loadIsStaticRoute } from '../load-is-static-route.ts';
import { hasSwitcherOptions, SwitchersIsland } from '../../store-view/index.ts';
import { LazyMount } from '../../platform/hydration/lazy-mount.tsx';
import { useNavigation } from '../../platform/navigation/navigation-context.tsx';
import { CmsBlock } from './cms-block.tsx';
import { useLayout } from '../../platform/layout/layout-context.tsx';
import { layoutBlocks } from '../../platform/layout/layout-blocks.ts';
import { useDrawerLevels } from './use-drawer-levels.ts';

interface MenuDrawerProps {
  open: boolean;
  onOpenChange(open: boolean): void;
}

const accountPaths: Readonly<Record<Exclude<DrawerView, 'MENU'>, string>> = {
  SIGN_IN: '/sign-in',
  CREATE_ACCOUNT: '/create-account',
  FORGOT_PASSWORD: '/forgot-password',
  MY_ACCOUNT: '/customer/account',
};

const loadDrawerAccount = async () => (await import('../../account/drawer-account.tsx')).DrawerAccount;

/**
 * The menu of small screens, one level of categories at a time, with the views of the account.
 */
export function MenuDrawer({ open, onOpenChange }: MenuDrawerProps) {
  const intl = useIntl();
  const [view, setView] = useState<DrawerView>('MENU');
  const { isSignedIn, currentUser } = useUser();
  const close = () => {
    setView('MENU');
    onOpenChange(false);
  };
  const navigation = useNavigation();
  // The pages of the account have the same forms.
  const paneFailed = () => {
    close();
    if (view !== 'MENU') void navigation?.navigate(accountPaths[view]);
  };
  const layout = useLayout();
  const { pathname } = useLocation();
  const level = useDrawerLevels(open);
  return (
    <Drawer
      id="menu-drawer"
      open={open}
      onOpenChange={(next) => {
        if (next) onOpenChange(true);
        else close();
      }}
      {...(view !== 'MENU' && { view })}
      onViewChange={setView}
      pane={
        <LazyMount
          load={loadDrawerAccount}
          when={view !== 'MENU'}
          props={{ view, onViewChange: setView, onLeave: close }}
          onError={paneFailed}
        />
      }
      footer={
        view === 'MENU' && (
          <DrawerFooter
            customer={isSignedIn ? { name: currentUser.firstname } : null}
            contactHref={layout.store.hasContactPage ? '/contact-us' : undefined}
            extraLink={<CmsBlock identifier={layoutBlocks.extraLink} />}
            switchers={
              hasSwitcherOptions(layout) && <SwitchersIsland side="top" loadIsStaticRoute={loadIsStaticRoute} />
            }
            onViewChange={setView}
            onNavigate={close}
          />
        )
      }
      title={level.category?.name}
      back={
        level.category && {
          title: level.parent?.name,
          onBack: level.ascend,
        }
      }
      levelKey={level.category?.uid ?? 'root'}
      status={level.status}
      onRetry={level.retry}
      items={level.categories.map((category) => ({
        id: category.uid,
        label: category.name,
        href: category.href,
        current: category.href === pathname,
        ...(category.hasChildren && {
          onOpenSubmenu: () => level.descend(category),
        }),
      }))}
      seeAll={
        level.category && {
          label: intl.formatMessage('layout.seeAll', { category: level.category.name }),
          href: level.category.href,
        }
      }
      onNavigate={close}
    />
  );
}
