'use client';
import { GlobeIcon } from '../icon/index.ts';
import { useStrings, type StringOverrides } from '../provider/index.ts';
import { Switcher, type SwitcherProps } from './switcher.tsx';
import { storeSwitcherStrings, type StoreSwitcherStrings } from './switcher.strings.ts';

/** Props of `StoreSwitcher`. Omitted strings come from the provider. */
export interface StoreSwitcherProps
  extends Omit<SwitcherProps, 'currentLabel' | 'icon'>,
    StringOverrides<StoreSwitcherStrings> {}

/**
 * Switcher of store views, by group of stores; renders nothing for a single store.
 *
 * State hook: `data-disclosure` on the root is `open` or `closed`.
 */
export function StoreSwitcher({ currentLabel, ...props }: StoreSwitcherProps) {
  const strings = useStrings('storeSwitcher', storeSwitcherStrings, { currentLabel });
  return <Switcher {...props} currentLabel={strings.currentLabel} icon={<GlobeIcon size="small" />} />;
}
