'use client';
import {
  useId,
  useImperativeHandle,
  useRef,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { hasModifier, useControlled, useHashTarget } from '../hooks/index.ts';
import { classNames } from '../styles/class-names.ts';
import { tabForKey } from './tab-keys.ts';
import { TabPanel } from './tab-panel.tsx';
import * as styles from './tabs.css.ts';

/** How the list of tabs can lie: above the panel or next to it. */
export const tabsOrientations = ['horizontal', 'vertical'] as const;

export interface TabItem {
  /** Unique in the set, fit for an address, e.g. `sklad`. */
  id: string;
  /** Text of the tab. */
  label: string;
  /** The panel; stays in the page while another is shown. */
  content: ReactNode;
}

/** All other attributes go to the root. */
export interface TabsProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'defaultValue'> {
  /** At least one. */
  items: readonly TabItem[];
  /** Name of the list of tabs, e.g. `O produkcie`. */
  label: string;
  /**
   * Base of all ids in the set, e.g. `produkt`: the address `#produkt-sklad` then opens the tab `sklad`, and two sets
   * with the same tabs do not meet. Default: a generated one, which no address can name.
   */
  id?: string;
  /** Id of the chosen tab; with it the parent holds the choice. Default: the component holds it. */
  value?: string;
  /** Id of the tab chosen at first. Default, and for an id that is not there: the first. */
  defaultValue?: string;
  /** Called with the id of the newly chosen tab. */
  onValueChange?(value: string): void;
  /** `vertical` stands next to the panel from 768 px on and is moved through by Up and Down. Default `horizontal`. */
  orientation?: (typeof tabsOrientations)[number];
  /** `manual` chooses by Enter or Space only, for panels that must load first. Default `automatic`: arrows choose. */
  activationMode?: 'automatic' | 'manual';
  /** Level of the titles above the panels where there are no tabs: on paper and without scripts. Default 3. */
  headingLevel?: 2 | 3 | 4 | 5;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Panels of which one is shown. The others stay in the page, also in the HTML of the server; on paper and without
 * scripts all are shown under their titles.
 *
 * Own implementation instead of Radix Tabs, which leaves closed panels out of the server's HTML and opens no panel for
 * the hash of the URL.
 *
 * Hooks for styles: `data-orientation` on the root; `data-state` on tabs and panels is `active` or `inactive`.
 */
export function Tabs({
  items,
  label,
  id: ownId,
  value,
  defaultValue,
  onValueChange,
  orientation = 'horizontal',
  activationMode = 'automatic',
  headingLevel = 3,
  className,
  ref,
  ...props
}: TabsProps) {
  const generatedId = useId();
  const id = ownId ?? generatedId;
  const [chosen, choose] = useControlled({ value, defaultValue: defaultValue ?? '', onChange: onValueChange });
  const active = Math.max(
    0,
    items.findIndex((tab) => tab.id === chosen),
  );
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => root.current, []);
  const list = useRef<HTMLDivElement>(null);

  const show = (index: number) => {
    const tab = items[index];
    if (tab && index !== active) choose(tab.id);
  };
  const focus = (index: number) => {
    const tab = list.current?.children[index];
    if (tab instanceof HTMLElement) tab.focus();
  };
  useHashTarget(root, (target) => {
    const panel = target.closest(`[role="tabpanel"]`);
    const index = items.findIndex((tab) => panel?.id === `${id}-${tab.id}`);
    if (index < 0) return;
    show(index);
    if (panel === target) focus(index);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const from = [...(list.current?.children ?? [])].findIndex((tab) => tab === document.activeElement);
    const to = hasModifier(event) || from < 0 ? undefined : tabForKey(event.key, from, items.length, orientation);
    if (to === undefined) return;
    event.preventDefault();
    focus(to);
    if (activationMode === 'automatic') show(to);
  };

  return (
    <div {...props} ref={root} id={ownId} data-orientation={orientation} className={classNames(styles.tabs, className)}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        aria-orientation={orientation === 'vertical' ? orientation : undefined}
        className={styles.list}
      >
        {items.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}-tab`}
            aria-controls={`${id}-${tab.id}`}
            aria-selected={index === active}
            tabIndex={index === active ? 0 : -1}
            data-state={index === active ? 'active' : 'inactive'}
            className={styles.tab}
            onClick={() => show(index)}
            onKeyDown={onKeyDown}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {items.map((tab, index) => (
        <TabPanel
          key={tab.id}
          id={`${id}-${tab.id}`}
          active={index === active}
          title={tab.label}
          headingLevel={headingLevel}
        >
          {tab.content}
        </TabPanel>
      ))}
    </div>
  );
}
