import { Drawer } from '@witryna/ui/drawer';
import { useLocation } from 'react-router-dom';
import { useIntl } from '../../i18n/index.ts';
import { messages } from './messages.ts';
import { useDrawerLevels } from './use-drawer-levels.ts';

interface MenuDrawerProps {
  open: boolean;
  onOpenChange(open: boolean): void;
}

/** The category menu of small screens: one level at a time (NAV-07, NAV-08, NAV-11, NAV-12, NAV-15). */
export function MenuDrawer({ open, onOpenChange }: MenuDrawerProps) {
  const intl = useIntl();
  const { pathname } = useLocation();
  const level = useDrawerLevels(open);
  return (
    <Drawer
      id="menu-drawer"
      open={open}
      onOpenChange={onOpenChange}
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
      onFollow={() => onOpenChange(false)}
    />
  );
}
