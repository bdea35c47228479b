import { conforms } from '../conformance/conformance.ts';
import { SubscriptionOffer } from './index.ts';

export default [
  conforms({
    component: SubscriptionOffer,
    props: {
      name: 'zakup',
      oneTimePrice: '44,90 zł',
      subscriptionPrice: '40,41 zł',
      intervals: [
        { value: 'P30D', label: 'co 30 dni' },
        { value: 'P60D', label: 'co 60 dni' },
      ],
    },
    closed: 'co 60 dni',
  }),
];
