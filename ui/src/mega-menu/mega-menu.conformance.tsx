import { conforms } from '../conformance/conformance.ts';
import { MegaMenu } from './index.ts';

export default [
  conforms({
    component: MegaMenu,
    props: {
      items: [
        {
          id: 'vitamins',
          label: 'Witaminy',
          href: '/witaminy',
          children: [{ id: 'c', label: 'Witamina C', href: '/c' }],
        },
      ],
      label: 'Kategorie',
      seeAllLabel: (name) => `Zobacz wszystko: ${name}`,
    },
    closed: 'Witamina C',
    hooks: {
      'data-current': { props: { currentAncestorId: 'vitamins' }, on: '[data-part="top-link"]' },
      'data-limited': { props: { items: [{ id: 'all', label: 'Witaminy '.repeat(20), href: '/witaminy' }] } },
      'data-state': {
        value: 'open',
        on: '[data-part="panel"]',
        act: () =>
          document
            .querySelector('[data-part="top-link"]')
            ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true })),
      },
    },
  }),
];
