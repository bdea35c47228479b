import { conforms } from '../conformance/conformance.ts';
import { Accordion } from './index.ts';

export default [
  conforms({
    component: Accordion,
    props: { items: [{ id: 'use', title: 'Sposób użycia', content: '1 kapsułka dziennie' }] },
    closed: '1 kapsułka dziennie',
    hooks: { 'data-state': { props: { value: ['use'] }, value: 'open', on: 'button' } },
  }),
];
