import { conforms } from '../conformance/conformance.ts';
import { RatingDistribution, ReviewList } from './index.ts';

export default [
  conforms({
    component: RatingDistribution,
    props: {
      counts: [
        { stars: 5, count: 180 },
        { stars: 4, count: 34 },
      ],
    },
  }),
  conforms({
    component: ReviewList,
    props: {
      reviews: [
        {
          id: '1',
          stars: 5,
          title: 'Polecam',
          text: 'Przyjemny smak.',
          author: 'Anna',
          date: '14 listopada 2026',
          dateTime: '2026-11-14',
          verified: true,
        },
      ],
    },
  }),
];
