'use client';
import type { MouseEvent, ReactNode } from 'react';
import { isPlainClick } from '../hooks/index.ts';
import { Popover, type PopoverProps } from '../popover/index.ts';
import { classNames } from '../styles/class-names.ts';
import { groupOptions, type SwitcherOption } from './switcher-options.ts';
import * as styles from './switcher.css.ts';

/** Props of `Switcher`. Other attributes are passed to the root element around button and list. */
export interface SwitcherProps
  extends Omit<PopoverProps, 'trigger' | 'label' | 'children' | 'openOnHover' | 'loading'> {
  /** Options, including the current one; fewer than two render nothing. */
  options: readonly SwitcherOption[];
  /** Id of the current option. */
  value: string;
  /** Called with the id of another option on click; never on focus or by an arrow key. */
  onValueChange(id: string): void;
  /** Returns the name of the button for the current option, e.g. `` (current) => `Currency: ${current}` ``. */
  currentLabel(current: string): string;
  /** Icon before the current option, e.g. a globe. Default: none. */
  icon?: ReactNode;
}

/**
 * Switcher of a setting that affects the whole shop, such as store or currency. A button that discloses a list of
 * buttons, or of links if the options have URLs; without scripts the links are always visible. Renders nothing if there
 * is no alternative. `data-disclosure` on the root is `open` or `closed`.
 *
 * A disclosure instead of Radix DropdownMenu: its options are links that work without scripts, not menu items.
 */
export function Switcher({ options, value, onValueChange, currentLabel, icon, className, ...props }: SwitcherProps) {
  const current = options.find(({ id }) => id === value);
  if (options.length < 2) return null;
  const text = current?.label ?? value;
  const linked = options.every(({ href }) => href !== undefined);
  const popover = (
    <Popover
      {...props}
      className={classNames(styles.switcher, linked && styles.linked, className)}
      label={currentLabel(text)}
      trigger={
        <>
          {icon}
          <span lang={current?.lang}>{text}</span>
        </>
      }
    >
      {(close) =>
        groupOptions(options).map(({ name, options: inGroup }) => {
          const list = (
            <ul key={name} role="list">
              {inGroup.map(({ id, label, lang, href }) => {
                const select = () => {
                  close();
                  if (id !== value) onValueChange(id);
                };
                const option = { lang, 'aria-current': id === value || undefined, className: styles.markedOption };
                return (
                  <li key={id}>
                    {href === undefined ? (
                      <button type="button" {...option} onClick={select}>
                        {label}
                      </button>
                    ) : (
                      <a {...option} href={href} hrefLang={lang} onClick={onPlainClick(select)}>
                        {label}
                      </a>
                    )}
                  </li>
                );
              })}
            </ul>
          );
          if (!name) return list;
          return (
            <div key={name} role="group" aria-label={name}>
              <p className={styles.group}>{name}</p>
              {list}
            </div>
          );
        })
      }
    </Popover>
  );
  if (!linked) return popover;
  return (
    <>
      {popover}
      <noscript>
        <ul role="list" aria-label={text} className={styles.links}>
          {options.map(({ id, label, lang, href }) => (
            <li key={id}>
              <a
                lang={lang}
                hrefLang={lang}
                href={href}
                aria-current={id === value || undefined}
                className={styles.option}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </noscript>
    </>
  );
}

/** Returns a handler that replaces following a link, except in a new tab or window. */
function onPlainClick(action: () => void) {
  return (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    action();
  };
}
