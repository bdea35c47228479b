export { CurrencySwitcher, type CurrencySwitcherProps } from './currency-switcher.tsx';
export { StoreSwitcher, type StoreSwitcherProps } from './store-switcher.tsx';
export { Switcher, type SwitcherProps } from './switcher.tsx';
export type { SwitcherOption } from './switcher-options.ts';
export type { CurrencySwitcherStrings, StoreSwitcherStrings } from './switcher.strings.ts';
