'use client';
import { useStrings, type StringOverrides } from '../provider/index.ts';
import { Switcher, type SwitcherProps } from './switcher.tsx';
import { currencySwitcherStrings, type CurrencySwitcherStrings } from './switcher.strings.ts';

/** Props of `CurrencySwitcher`. Omitted strings come from the provider. */
export interface CurrencySwitcherProps
  extends Omit<SwitcherProps, 'currentLabel' | 'icon'>,
    StringOverrides<CurrencySwitcherStrings> {}

/**
 * Switcher of display currencies; renders nothing for a single currency.
 *
 * State hook: `data-disclosure` on the root is `open` or `closed`.
 */
export function CurrencySwitcher({ currentLabel, ...props }: CurrencySwitcherProps) {
  const strings = useStrings('currencySwitcher', currencySwitcherStrings, { currentLabel });
  return <Switcher {...props} currentLabel={strings.currentLabel} />;
}
