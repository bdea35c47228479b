import { conforms } from '../conformance/conformance.ts';
import { CurrencySwitcher, StoreSwitcher, Switcher } from './index.ts';

// Nothing is rendered for a single option.
const currencies = {
  options: [
    { id: 'PLN', label: 'PLN' },
    { id: 'EUR', label: 'EUR' },
  ],
  value: 'PLN',
  onValueChange: () => undefined,
};
const stores = {
  options: [
    { id: 'pl', label: 'Polski', group: 'Polska' },
    { id: 'de', label: 'Deutsch', group: 'Niemcy', lang: 'de' },
  ],
  value: 'pl',
  onValueChange: () => undefined,
};

export default [
  conforms({
    component: CurrencySwitcher,
    props: currencies,
    closed: 'EUR',
    hooks: { 'data-disclosure': { props: { defaultOpen: true }, value: 'open' } },
  }),
  conforms({
    component: StoreSwitcher,
    props: stores,
    closed: 'Deutsch',
    hooks: { 'data-disclosure': { props: { defaultOpen: true }, value: 'open' } },
  }),
  conforms({
    component: Switcher,
    props: { ...currencies, currentLabel: (current) => `Waluta: ${current}` },
    closed: 'EUR',
    hooks: { 'data-disclosure': { props: { defaultOpen: true }, value: 'open' } },
  }),
];
