/** The products that a shopper compares: the toggles, and what changes the list. `compare-page` shows it. */
export { LazyCompareToggle } from './lazy-compare-toggle.tsx';
export { compareMessages } from './messages.ts';
export { useCompareList } from './use-compare-list.ts';
