'use client';
import type { HTMLAttributes, Ref } from 'react';
import { GridIcon, ListIcon } from '../icon/index.ts';
import { IconButtonLink } from '../icon-button/index.ts';
import { useStrings, type StringOverrides } from '../provider/index.ts';
import { classNames } from '../styles/class-names.ts';
import * as styles from './list-mode-switch.css.ts';
import { listModeSwitchStrings, type ListModeSwitchStrings } from './list-mode-switch.strings.ts';

/** How a list shows its products: several in a row, or one with more text. */
export type ListMode = 'grid' | 'list';

/** Props of `ListModeSwitch`. Other attributes are passed to the `<div>`. Omitted strings come from the provider. */
export interface ListModeSwitchProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'>,
    StringOverrides<ListModeSwitchStrings> {
  /** Current mode. */
  value: ListMode;
  /** Returns the URL of the same products in a mode. */
  getHref(mode: ListMode): string;
  /** Modes in display order. Default: grid then list. */
  modes?: readonly ListMode[];
  ref?: Ref<HTMLDivElement>;
}

const icons = { grid: GridIcon, list: ListIcon };
const allModes: readonly ListMode[] = ['grid', 'list'];

/** Switch between grid and list: links that work without scripts. The current one is marked with `aria-current`. */
export function ListModeSwitch({
  value,
  getHref,
  modes = allModes,
  label,
  grid,
  list,
  className,
  ...props
}: ListModeSwitchProps) {
  const strings = useStrings('listModeSwitch', listModeSwitchStrings, { label, grid, list });
  return (
    <div {...props} role="group" aria-label={strings.label} className={classNames(styles.group, className)}>
      {modes.map((mode) => {
        const Icon = icons[mode];
        const isCurrent = mode === value;
        return (
          <IconButtonLink
            key={mode}
            href={getHref(mode)}
            label={strings[mode]}
            icon={<Icon size="medium" />}
            variant={isCurrent ? 'filled' : 'plain'}
            rel="nofollow"
            data-keep-scroll=""
            aria-current={isCurrent || undefined}
            className={styles.link}
          />
        );
      })}
    </div>
  );
}
