import { conforms } from '../conformance/conformance.ts';
import { Carousel } from './index.ts';

export default [
  conforms({
    component: Carousel,
    props: {
      label: 'Nowości',
      items: [
        { key: 'energia', content: 'Energia' },
        { key: 'sen', content: 'Sen' },
      ],
    },
    closed: 'Sen',
    hooks: {
      'data-rotating': { props: { autoplay: true } },
      'data-current': { on: '[data-part="dots"] > *', unless: { showDots: false } },
    },
  }),
];
