'use client';
import type { MouseEvent, ReactNode } from 'react';
import { isPlainClick } from '../hooks/index.ts';
import { CheckIcon, ChevronDownIcon } from '../icon/index.ts';
import { Popover, type PopoverProps } from '../popover/index.ts';
import { classNames } from '../styles/class-names.ts';
import { groupOptions, type SwitcherOption } from './switcher-options.ts';
import * as styles from './switcher.css.ts';

/** All other attributes go to the root around button and list. */
export interface SwitcherProps
  extends Omit<PopoverProps, 'trigger' | 'label' | 'children' | 'openOnHover' | 'loading'> {
  /** All views, the one in force among them; with less than two nothing is shown. */
  options: readonly SwitcherOption[];
  /** Id of the option that is in force. */
  value: string;
  /** Called with the id of another option that was pressed; never on focus or by an arrow key. */
  onValueChange(id: string): void;
  /** Makes the name of the button from the option in force, e.g. `(current) => Waluta: ${current}`. */
  currentLabel(current: string): string;
  /** Before the option in force, e.g. a globe. Default: none. */
  icon?: ReactNode;
}

/**
 * A choice among views of the shop that reaches further than the page: stores, currencies. A button that discloses a
 * list of buttons, or of links where the options have addresses; without scripts the links stand in the open. Nothing
 * is rendered where there is no choice. `data-disclosure` on the root is `open` or `closed`.
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
      className={classNames(linked && styles.linked, className)}
      label={currentLabel(text)}
      trigger={
        <>
          {icon}
          <span lang={current?.lang}>{text}</span>
          <ChevronDownIcon size="small" />
        </>
      }
    >
      {(close) =>
        groupOptions(options).map(({ name, options: inGroup }) => (
          <div key={name} {...(name && { role: 'group', 'aria-label': name })}>
            {name && <p className={styles.group}>{name}</p>}
            <ul role="list">
              {inGroup.map(({ id, label, lang, href }) => {
                const select = () => {
                  close();
                  if (id !== value) onValueChange(id);
                };
                const option = { lang, 'aria-current': id === value || undefined, className: styles.option };
                const content = (
                  <>
                    <span className={styles.mark}>{id === value && <CheckIcon size="small" />}</span>
                    {label}
                  </>
                );
                return (
                  <li key={id}>
                    {href === undefined ? (
                      <button type="button" {...option} onClick={select}>
                        {content}
                      </button>
                    ) : (
                      <a {...option} href={href} hrefLang={lang} onClick={onPlainClick(select)}>
                        {content}
                      </a>
                    )}
                  </li>
                );
              })}
            </ul>
          </div>
        ))
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

/** Takes over from a link, but for those who ask for a new tab or window. */
function onPlainClick(action: () => void) {
  return (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    action();
  };
}
