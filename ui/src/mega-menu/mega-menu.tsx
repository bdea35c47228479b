'use client';
import { useId, useRef, type HTMLAttributes, type KeyboardEvent, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { hasModifier, composeEventHandlers, useMergedRef } from '../hooks/index.ts';
import { useWitryna, useStrings, type StringOverrides } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import { mayWrap } from './may-wrap.ts';
import type { MegaMenuItem } from './mega-menu-item.ts';
import { PanelLinks } from './mega-menu-panel.tsx';
import { topItemKeyAction } from './mega-menu-state.ts';
import * as styles from './mega-menu.css.ts';
import { megaMenuStrings, type MegaMenuStrings } from './mega-menu.strings.ts';
import { useMegaMenu } from './use-mega-menu.ts';

/** Props of `MegaMenu`. Other attributes are passed to the `<nav>`. Omitted strings come from the provider. */
export interface MegaMenuProps extends Omit<HTMLAttributes<HTMLElement>, 'children'>, StringOverrides<MegaMenuStrings> {
  /** Top-level items in display order. */
  items: readonly MegaMenuItem[];
  /** Id of the item that links to the current page. */
  currentId?: string | undefined;
  /** Id of the top-level item whose subtree contains the current page. */
  currentAncestorId?: string | undefined;
  ref?: Ref<HTMLElement>;
}

/**
 * Category navigation of wide screens: links with panels that open on hover, focus and touch, and by ArrowDown or
 * Space. Closed panels are hidden but in the server HTML, so that search engines and visitors without scripts find
 * every category. The pointer may cross other items on its way into the open panel.
 *
 * Items that do not fit wrap to lines out of sight; a line comes into view while one of its links has focus. A `Header`
 * then shows its `narrowOnly` buttons on wide screens too, for a menu with all items, e.g. a `Drawer`. Without scripts
 * all lines are visible.
 *
 * State hooks: `data-limited` on the `<nav>` whose items may need more than one line; `data-state` on a panel
 * (`data-part="panel"`) is `open` or `closed`; `data-current` is on the top-level link of the current page and of its
 * category.
 *
 * A custom disclosure navigation instead of Radix NavigationMenu, which has a fixed close delay, does not open on focus
 * and omits closed panels from the server HTML.
 */
export function MegaMenu({
  items,
  label,
  seeAllLabel,
  currentId,
  currentAncestorId,
  className,
  onBlur,
  ref,
  ...props
}: MegaMenuProps) {
  const strings = useStrings('megaMenu', megaMenuStrings, { label, seeAllLabel });
  const { linkComponent: Link } = useWitryna();
  const root = useRef<HTMLElement>(null);
  const setRoot = useMergedRef(root, ref);
  const menu = useMegaMenu(root);
  const baseId = useId();
  const panelId = (index: number) => `${baseId}-${index}`;

  const topLinks = () => [...(root.current?.querySelectorAll<HTMLAnchorElement>('[data-part="top-link"]') ?? [])];
  const moveTo = (index: number) => topLinks()[index]?.focus();

  const onTopKey = (event: KeyboardEvent<HTMLAnchorElement>, item: MegaMenuItem, index: number) => {
    if (hasModifier(event)) return;
    const openedBy = menu.state.open === item.id ? menu.state.openedBy : null;
    const action = topItemKeyAction(event.key, event.shiftKey, hasPanel(item), openedBy);
    if (!action) return;
    if (action === 'close-and-continue') {
      // Closed before the browser moves focus, so that the panel's links are not tab stops.
      flushSync(() => menu.send({ type: 'close' }));
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    if (action === 'open') menu.send({ type: 'open', id: item.id, by: 'keyboard' });
    if (action === 'close') menu.send({ type: 'close' });
    if (action === 'dismiss') menu.send({ type: 'dismiss' });
    if (action === 'enter-panel') {
      flushSync(() => menu.send({ type: 'open', id: item.id, by: 'keyboard' }));
      document.getElementById(panelId(index))?.querySelector('a')?.focus();
    }
    if (action === 'next') moveTo(index + 1);
    if (action === 'previous') moveTo(index - 1);
    if (action === 'first') moveTo(0);
    if (action === 'last') moveTo(items.length - 1);
  };

  const onPanelKey = (event: KeyboardEvent<HTMLElement>, index: number) => {
    if (hasModifier(event)) return;
    const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>('a')];
    const position = links.findIndex((link) => link === document.activeElement);
    const target = { ArrowDown: position + 1, ArrowUp: position - 1, Home: 0, End: links.length - 1 }[event.key];
    if (event.key === 'Escape' || (event.key === 'ArrowUp' && position === 0)) {
      event.preventDefault();
      event.stopPropagation();
      flushSync(() => menu.send({ type: 'dismiss' }));
      moveTo(index);
    } else if (target !== undefined) {
      event.preventDefault();
      event.stopPropagation();
      links[Math.max(0, Math.min(target, links.length - 1))]?.focus();
    }
  };

  return (
    <nav
      {...props}
      ref={setRoot}
      data-limited={mayWrap(items) || undefined}
      aria-label={strings.label}
      className={classNames(styles.root, className)}
      onBlur={composeEventHandlers(menu.onRootBlur, onBlur)}
    >
      <ul role="list" className={styles.bar}>
        {items.map((item, index) => {
          const open = menu.state.open === item.id;
          return (
            <li key={item.id} className={styles.item} {...(hasPanel(item) && menu.itemHandlers(item.id))}>
              <Link
                href={item.href}
                className={styles.topLink}
                data-part="top-link"
                data-current={item.id === currentAncestorId || item.id === currentId || undefined}
                aria-current={ariaCurrent(item, currentId, currentAncestorId)}
                {...(hasPanel(item) && { 'aria-expanded': open, 'aria-controls': panelId(index) })}
                onKeyDown={(event) => onTopKey(event, item, index)}
                {...(hasPanel(item) ? menu.linkHandlers(item.id) : { onFocus: () => menu.send({ type: 'close' }) })}
              >
                {item.label}
              </Link>
              {hasPanel(item) && (
                <div
                  id={panelId(index)}
                  data-part="panel"
                  data-state={open ? 'open' : 'closed'}
                  className={styles.panel}
                  hidden={!open}
                  onKeyDown={(event) => onPanelKey(event, index)}
                >
                  <PanelLinks
                    item={item}
                    currentId={currentId}
                    seeAllLabel={strings.seeAllLabel}
                    onNavigate={() => menu.send({ type: 'dismiss' })}
                  />
                  {item.promo && <div className={styles.promo}>{item.promo}</div>}
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function hasPanel(item: MegaMenuItem): boolean {
  return !!item.children?.length;
}

/**
 * Returns `aria-current` for the current page or a category that contains it, so that the line below is not the only
 * sign.
 */
function ariaCurrent(
  { id }: MegaMenuItem,
  currentId: string | undefined,
  currentAncestorId: string | undefined,
): 'page' | 'true' | undefined {
  if (id === currentId) return 'page';
  return id === currentAncestorId ? 'true' : undefined;
}
