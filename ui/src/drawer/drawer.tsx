'use client';
import * as NavigationMenu from '@radix-ui/react-navigation-menu';
import { useEffect, useRef } from 'react';
import { Modal, type ModalProps } from '../dialog/index.ts';
import { ArrowLeftIcon, ChevronRightIcon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useCloseOnWideScreen } from './use-close-on-wide-screen.ts';
import { useWitryna } from '../provider/index.ts';
import * as styles from './drawer.css.ts';

export interface DrawerEntry {
  id: string;
  /** Name of the category or page. */
  label: string;
  /** Its address. */
  href: string;
  /** The page that is open. Default false. */
  current?: boolean;
  /** Goes one level down; absent for entries without children. */
  onDescend?(): void;
  /** Name of the button that goes down, e.g. `Witaminy, podkategorie`. */
  descendLabel?: string;
}

/** All other attributes go to the dialog. */
export interface DrawerProps extends Omit<ModalProps, 'placement' | 'leading' | 'footer' | 'children'> {
  id: string;
  /** Shown, held by the parent. */
  open: boolean;
  /** Called with false when the shopper closes it, and when the screen becomes wide. */
  onOpenChange(open: boolean): void;
  /** Heading of the level. */
  title: string;
  /** Name of the close button, e.g. `Zamknij menu`. */
  closeLabel: string;
  /** The way one level up; absent at the top, where closing is the way out. */
  back?: { label: string; onBack(): void } | null;
  /**
   * Id of the level: that of the entry whose children are shown. On a change focus goes to the new heading, or, on the
   * way back, to the entry of the level just left (line DR-6).
   */
  levelKey: string;
  /** Those of the level, from top to bottom. */
  entries: readonly DrawerEntry[];
  /** Link to the whole of the level. */
  seeAll?: { label: string; href: string } | null;
  /** A link was followed. */
  onFollow(): void;
}

/** The navigation drawer of small screens: a modal dialog that shows one level of a tree at a time (lines DR-1 to DR-14). */
export function Drawer({ id, open, onOpenChange, title, closeLabel, back, levelKey, entries, seeAll, onFollow, ...props }: DrawerProps) {
  const { linkComponent: Link } = useWitryna();
  const list = useRef<HTMLUListElement>(null);
  const shownLevel = useRef(levelKey);
  useEffect(() => {
    const left = shownLevel.current;
    if (left === levelKey) return;
    shownLevel.current = levelKey;
    const leftEntry = [...(list.current?.querySelectorAll<HTMLElement>('[data-descend]') ?? [])].find(({ dataset }) => dataset['descend'] === left);
    const heading = list.current?.closest('[role="dialog"]')?.querySelector<HTMLElement>('h2');
    (leftEntry ?? heading)?.focus();
  }, [levelKey]);
  useCloseOnWideScreen(open, onOpenChange);
  return (
    <Modal
      {...props}
      id={id}
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      closeLabel={closeLabel}
      placement="start"
      leading={back && <IconButton label={back.label} icon={<ArrowLeftIcon />} onClick={back.onBack} />}
    >
      {/* Radix: arrow keys move among the links of a level, besides Tab. */}
      <NavigationMenu.Root orientation="vertical" aria-label={title}>
        <NavigationMenu.List ref={list} role="list" className={styles.list}>
          {seeAll && (
            <NavigationMenu.Item className={styles.entry}>
              <NavigationMenu.Link asChild onSelect={onFollow}>
                <Link href={seeAll.href} className={styles.seeAll}>
                  {seeAll.label}
                </Link>
              </NavigationMenu.Link>
            </NavigationMenu.Item>
          )}
          {entries.map((entry) => (
            <NavigationMenu.Item key={entry.id} className={styles.entry}>
              <NavigationMenu.Link asChild active={entry.current ?? false} onSelect={onFollow}>
                <Link href={entry.href} className={styles.link}>
                  {entry.label}
                </Link>
              </NavigationMenu.Link>
              {entry.onDescend && (
                <IconButton
                  label={entry.descendLabel ?? entry.label}
                  icon={<ChevronRightIcon size="medium" />}
                  data-descend={entry.id}
                  onClick={entry.onDescend}
                />
              )}
            </NavigationMenu.Item>
          ))}
        </NavigationMenu.List>
      </NavigationMenu.Root>
    </Modal>
  );
}
