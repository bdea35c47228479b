'use client';
import { useWords, type OwnWords } from '../provider/index.ts';
import { Switcher, type SwitcherProps } from './switcher.tsx';
import { currencySwitcherWords, type CurrencySwitcherWords } from './switcher.words.ts';

/** Words that are left out come from the provider's table. */
export interface CurrencySwitcherProps extends Omit<SwitcherProps, 'currentLabel' | 'icon'>, OwnWords<CurrencySwitcherWords> {}

/** The switcher of display currencies; nothing for a single currency (FRM-05, FRM-20). */
export function CurrencySwitcher({ currentLabel, ...props }: CurrencySwitcherProps) {
  const words = useWords('currencySwitcher', currencySwitcherWords, { currentLabel });
  return <Switcher {...props} currentLabel={words.currentLabel} />;
}
