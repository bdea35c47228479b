import { Drawer, DrawerFooter, type DrawerView } from '@witryna/ui/drawer';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { accountCatalogue, accountMessages } from '../../account/index.ts';
import { useIntl, useMessages } from '../../i18n/index.ts';
import { useUser } from '../../session/index.ts';
import { hasChoice, SwitchersIsland } from '../../store-view/index.ts';
import { Late } from '../late.tsx';
import { CmsBlock } from './cms-block.tsx';
import { useFrame } from './frame-context.tsx';
import { frameBlocks } from './frame-data.ts';
import { messages } from './messages.ts';
import { useDrawerLevels } from './use-drawer-levels.ts';

interface MenuDrawerProps {
  open: boolean;
  onOpenChange(open: boolean): void;
}

const loadDrawerAccount = async () => (await import('../../account/drawer-account.tsx')).DrawerAccount;

/**
 * The menu of small screens, one level of categories at a time, with the views of the account (NAV-01 to NAV-09, NAV-11,
 * NAV-12, NAV-15).
 */
export function MenuDrawer({ open, onOpenChange }: MenuDrawerProps) {
  const intl = useIntl();
  const [view, setView] = useState<DrawerView>('MENU');
  const accountWords = useMessages(accountCatalogue);
  const { isSignedIn, currentUser } = useUser();
  const close = () => {
    setView('MENU');
    onOpenChange(false);
  };
  const frame = useFrame();
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
      pane={<Late load={loadDrawerAccount} wanted={view !== 'MENU'} props={{ view, onViewChange: setView, onLeave: close }} onFailure={close} />}
      {...(accountWords && {
        titles: {
          MENU: intl.formatMessage(messages.mainMenu),
          SIGN_IN: intl.formatMessage(accountMessages.viewSignIn),
          CREATE_ACCOUNT: intl.formatMessage(accountMessages.viewCreateAccount),
          FORGOT_PASSWORD: intl.formatMessage(accountMessages.viewForgotPassword),
          MY_ACCOUNT: intl.formatMessage(accountMessages.viewMyAccount),
        },
        backLabel: (title) => intl.formatMessage(messages.backTo, { category: title }),
        footer: view === 'MENU' && (
          <DrawerFooter
            footerLabel={intl.formatMessage(accountMessages.helpAndAccount)}
            signInLabel={intl.formatMessage(accountMessages.viewSignIn)}
            accountLabel={intl.formatMessage(accountMessages.viewMyAccount)}
            greeting={(name) => intl.formatMessage(accountMessages.greeting, { name })}
            customer={isSignedIn ? { name: currentUser.firstname } : null}
            contactLabel={intl.formatMessage(messages.contact)}
            contactHref={frame.store.contactEnabled ? '/contact-us' : undefined}
            extraLink={<CmsBlock identifier={frameBlocks.extraLink} />}
            switchers={hasChoice(frame) && <SwitchersIsland side="top" />}
            onViewChange={setView}
            onFollow={close}
          />
        ),
      })}
      title={level.category?.name ?? intl.formatMessage(messages.mainMenu)}
      closeLabel={intl.formatMessage(messages.closeMenu)}
      back={
        level.category && {
          label: intl.formatMessage(messages.backTo, { category: level.parent?.name ?? intl.formatMessage(messages.mainMenu) }),
          onBack: level.ascend,
        }
      }
      levelKey={level.category?.uid ?? 'root'}
      status={level.status}
      onRetry={level.retry}
      loadingLabel={intl.formatMessage(messages.menuLoading)}
      errorText={intl.formatMessage(messages.panelFailed)}
      retryLabel={intl.formatMessage(messages.tryAgain)}
      entries={level.categories.map((category) => ({
        id: category.uid,
        label: category.name,
        href: category.href,
        current: category.href === pathname,
        ...(category.hasChildren && {
          onDescend: () => level.descend(category),
          descendLabel: intl.formatMessage(messages.subcategories, { category: category.name }),
        }),
      }))}
      seeAll={
        level.category && {
          label: intl.formatMessage(messages.seeAll, { category: level.category.name }),
          href: level.category.href,
        }
      }
      onFollow={close}
    />
  );
}
