import { conforms } from '../conformance/conformance.ts';
import { RatingInput } from './index.ts';

export default [
  conforms({
    component: RatingInput,
    props: { label: 'Twoja ocena', name: 'rating' },
    hooks: {
      'data-invalid': { props: { error: 'Wybierz liczbę gwiazdek.' } },
      'data-filled': { props: { defaultValue: 4 }, on: '[role="radiogroup"] > div > span' },
    },
  }),
];
