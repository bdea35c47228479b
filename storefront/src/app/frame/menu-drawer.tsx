import { Drawer } from '@witryna/ui/drawer';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useIntl } from '../../i18n/index.ts';
import { useFrame } from './frame-context.tsx';
import { menuLevel, parentOf } from './menu-level.ts';
import { messages } from './messages.ts';

interface MenuDrawerProps {
  open: boolean;
  onOpenChange(open: boolean): void;
}

/** The category menu of small screens: one level at a time (NAV-07, NAV-08, NAV-11, NAV-12). */
export function MenuDrawer({ open, onOpenChange }: MenuDrawerProps) {
  const intl = useIntl();
  const { menu } = useFrame();
  const { pathname } = useLocation();
  const [uid, setUid] = useState<string | null>(null);
  const level = menuLevel(menu, uid);
  const parent = parentOf(menu, uid);
  return (
    <Drawer
      id="menu-drawer"
      open={open}
      onOpenChange={onOpenChange}
      title={level.category?.name ?? intl.formatMessage(messages.mainMenu)}
      closeLabel={intl.formatMessage(messages.closeMenu)}
      back={
        level.category && {
          label: intl.formatMessage(messages.backTo, { category: parent?.name ?? intl.formatMessage(messages.mainMenu) }),
          onBack: () => setUid(parent?.uid ?? null),
        }
      }
      levelKey={uid ?? 'root'}
      entries={level.categories.map((category) => ({
        id: category.uid,
        label: category.name,
        href: category.href,
        current: category.href === pathname,
        ...(category.children.length > 0 && {
          onDescend: () => setUid(category.uid),
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
