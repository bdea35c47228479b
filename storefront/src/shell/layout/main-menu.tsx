import { MegaMenu } from '@witryna/ui/mega-menu';
import { memo, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useIntl } from '../../i18n/index.ts';
import { useLayout } from '../../platform/layout/layout-context.tsx';
import { findActiveItems, toMegaMenuItems } from './menu-items.tsx';

/** The mega menu of the categories. Rendered again for another page only: it is most of the header. */
export const MainMenu = memo(function MainMenu() {
  const intl = useIntl();
  const { menu } = useLayout();
  const { pathname } = useLocation();
  const items = useMemo(() => toMegaMenuItems(menu), [menu]);
  const active = useMemo(() => findActiveItems(menu, pathname), [menu, pathname]);
  return (
    <MegaMenu
      items={items}
      label={intl.formatMessage('layout.categories')}
      seeAllLabel={(category) => intl.formatMessage('layout.seeAll', { category })}
      currentId={active.current}
      currentAncestorId={active.top}
    />
  );
});
