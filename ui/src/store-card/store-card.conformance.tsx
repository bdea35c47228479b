import { conforms } from '../conformance/conformance.ts';
import { StoreCard } from './index.ts';

export default [
  conforms({
    component: StoreCard,
    props: {
      name: 'Salon Kraków',
      address: ['Rynek Główny 12', '31-042 Kraków'],
      telephone: '12 345 67 89',
      favorite: false,
    },
    hooks: { 'data-favorite': { props: { favorite: true } } },
  }),
];
