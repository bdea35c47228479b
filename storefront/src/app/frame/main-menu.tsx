import { MegaMenu } from '@witryna/ui/mega-menu';
import { memo, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useIntl } from '../../i18n/index.ts';
import { useFrame } from './frame-context.tsx';
import { findMenuPlace, menuItems } from './menu-items.tsx';
import { messages } from './messages.ts';

/** The mega menu of the categories (NAV-01). Drawn again for another page only: it is most of the header. */
export const MainMenu = memo(function MainMenu() {
  const intl = useIntl();
  const { menu } = useFrame();
  const { pathname } = useLocation();
  const items = useMemo(() => menuItems(menu), [menu]);
  const place = useMemo(() => findMenuPlace(menu, pathname), [menu, pathname]);
  return (
    <MegaMenu
      items={items}
      label={intl.formatMessage(messages.categories)}
      seeAllLabel={(category) => intl.formatMessage(messages.seeAll, { category })}
      currentId={place.current}
      currentAncestorId={place.top}
    />
  );
});
