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
  /** Name of the category, e.g. `Witaminy`. */
  label: string;
  /** Address of the category's page. */
  href: string;
  /** The page that is open. Default false. */
  current?: boolean;
  /** Goes one level down; absent for entries without children. */
  onOpenSubmenu?(): void;
  /** Name of the button that goes down, e.g. `Witaminy, podkategorie`. Default: from the words. */
  submenuLabel?: string;
}

/** How far the entries of a level are. */
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

/** One level of the category tree, as a list of links and buttons. */
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
    // Radix: arrow keys move among the links of a level, besides Tab.
    <NavigationMenu.Root orientation="vertical" aria-label={title}>
      <NavigationMenu.List role="list" className={styles.list}>
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
