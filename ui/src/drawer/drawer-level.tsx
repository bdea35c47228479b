import * as NavigationMenu from '@radix-ui/react-navigation-menu';
import { Button } from '../button/index.ts';
import { ChevronRightIcon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useWitryna } from '../provider/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './drawer.css.ts';
import type { DrawerStrings } from './drawer.strings.ts';

export interface DrawerItem {
  id: string;
  /** Name of the category, e.g. `Vitamins`. */
  label: string;
  /** URL of the category page. */
  href: string;
  /** Whether it links to the current page. Default `false`. */
  current?: boolean;
  /** Called to open the submenu; absent for items without children. */
  onOpenSubmenu?(): void;
  /** Name of the button that opens the submenu, e.g. `Vitamins, subcategories`. Default: from the strings. */
  submenuLabel?: string;
}

/** Loading state of the items of a level. */
export type DrawerLevelStatus = 'ready' | 'loading' | 'error';

export interface DrawerLevelProps {
  /** Name of the navigation. */
  title: string;
  items: readonly DrawerItem[];
  seeAll?: { label: string; href: string } | null | undefined;
  status: DrawerLevelStatus;
  onRetry?: (() => void) | undefined;
  onNavigate(): void;
  strings: DrawerStrings;
}

/** Renders one level of the category tree as a list of links and buttons. */
export function DrawerLevel({ title, items, seeAll, status, onRetry, onNavigate, strings }: DrawerLevelProps) {
  const { linkComponent: Link } = useWitryna();
  if (status === 'error') {
    return (
      <div role="alert" className={styles.problem}>
        <p>{strings.errorText}</p>
        {onRetry && (
          <Button variant="secondary" onClick={onRetry}>
            {strings.retryLabel}
          </Button>
        )}
      </div>
    );
  }
  if (status === 'loading') {
    return (
      <div aria-busy="true">
        <VisuallyHidden role="status">{strings.loadingLabel}</VisuallyHidden>
        {['60%', '45%', '70%', '50%', '65%'].map((width) => (
          <div key={width} className={styles.placeholder}>
            <Skeleton width={width} />
          </div>
        ))}
      </div>
    );
  }
  return (
    // Radix lets arrow keys move among the links of a level, in addition to Tab.
    <NavigationMenu.Root orientation="vertical" aria-label={title}>
      <NavigationMenu.List role="list">
        {seeAll && (
          <NavigationMenu.Item className={styles.entry}>
            <NavigationMenu.Link asChild onSelect={onNavigate}>
              <Link href={seeAll.href} className={styles.seeAll}>
                {seeAll.label}
              </Link>
            </NavigationMenu.Link>
          </NavigationMenu.Item>
        )}
        {items.map((entry) => (
          <NavigationMenu.Item key={entry.id} className={styles.entry}>
            <NavigationMenu.Link asChild active={entry.current ?? false} onSelect={onNavigate}>
              <Link href={entry.href} className={styles.link}>
                {entry.label}
              </Link>
            </NavigationMenu.Link>
            {entry.onOpenSubmenu && (
              <IconButton
                label={entry.submenuLabel ?? strings.submenuLabel(entry.label)}
                icon={<ChevronRightIcon size="medium" />}
                data-descend={entry.id}
                onClick={entry.onOpenSubmenu}
              />
            )}
          </NavigationMenu.Item>
        ))}
      </NavigationMenu.List>
    </NavigationMenu.Root>
  );
}
