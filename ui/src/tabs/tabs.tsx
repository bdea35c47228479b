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

/** Orientations of the tab list: above the panel or next to it. */
export const tabsOrientations = ['horizontal', 'vertical'] as const;

export interface TabItem {
  /** Id, unique in the set and suitable for a URL hash, e.g. `ingredients`. */
  id: string;
  /** Label of the tab, e.g. a text with a number or an icon. */
  label: ReactNode;
  /** Content of the panel. It stays in the document while another panel is shown. */
  content: ReactNode;
}

/** Props of `Tabs`. Other attributes are passed to the root element. */
export interface TabsProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'defaultValue'> {
  /** Items, at least one. */
  items: readonly TabItem[];
  /** Accessible name of the tab list, e.g. `About the product`. */
  label: string;
  /**
   * Prefix of all ids in the set, e.g. `product`: the hash `#product-ingredients` then selects the tab `ingredients`, and
   * the ids of two sets differ. Default: a generated id, which no URL can refer to.
   */
  id?: string;
  /** Id of the selected tab. Makes the tabs controlled. */
  value?: string;
  /** Initial tab of uncontrolled tabs; the first for an unknown id. Default: the first. */
  defaultValue?: string;
  /** Called with the id of the newly chosen tab. */
  onValueChange?(value: string): void;
  /** Orientation; `vertical` is next to the panel from 768 px, with Up and Down as its keys. Default `horizontal`. */
  orientation?: (typeof tabsOrientations)[number];
  /**
   * Activation: `manual` selects with Enter or Space only, for panels that must load first. Default `automatic`: arrow
   * keys select.
   */
  activationMode?: 'automatic' | 'manual';
  /**
   * Heading level of the titles above the panels where the tabs are hidden: in print and without scripts. Default 3.
   */
  headingLevel?: 2 | 3 | 4 | 5;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Tabs with panels of which one is visible. The others stay in the document and in the server HTML; in print and
 * without scripts all are visible below their titles.
 *
 * A custom implementation instead of Radix Tabs, which omits closed panels from the server HTML and selects no tab for
 * the hash of the URL.
 *
 * State hooks: `data-orientation` on the root; `data-state` on tabs and panels is `active` or `inactive`.
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
    const panels = items.map((tab) => document.getElementById(`${id}-${tab.id}`));
    const index = panels.findIndex((panel) => panel?.contains(target));
    if (index < 0) return false;
    show(index);
    const isPanel = panels[index] === target;
    if (isPanel) focus(index);
    return !isPanel && index !== active;
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
