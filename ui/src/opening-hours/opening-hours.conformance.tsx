import { conforms } from '../conformance/conformance.ts';
import { OpeningHours } from './index.ts';

export default [
  conforms({
    component: OpeningHours,
    props: {
      week: [{ day: 'poniedziałek', hours: '9:00–18:00', today: true }],
      special: [{ day: 'wtorek, 24 grudnia', hours: null, note: 'Wigilia' }],
    },
    hooks: { 'data-open': { props: { status: { open: true, text: 'Otwarte do 18:00' } } } },
  }),
];
