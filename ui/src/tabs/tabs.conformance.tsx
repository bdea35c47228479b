import { conforms } from '../conformance/conformance.ts';
import { Tabs } from './index.ts';

export default [
  conforms({
    component: Tabs,
    props: {
      label: 'O produkcie',
      items: [
        { id: 'sklad', label: 'Skład', content: 'Cytrynian magnezu' },
        { id: 'stosowanie', label: 'Sposób użycia', content: '1 kapsułka dziennie' },
      ],
    },
    closed: '1 kapsułka dziennie',
    hooks: {
      'data-orientation': { props: { orientation: 'vertical' }, value: 'vertical' },
      'data-state': { props: { defaultValue: 'stosowanie' }, value: 'active', on: '[role="tab"] + [role="tab"]' },
    },
  }),
];
