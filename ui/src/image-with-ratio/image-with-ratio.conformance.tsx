import { conforms } from '../conformance/conformance.ts';
import { ImageWithRatio } from './index.ts';

export default [
  conforms({
    component: ImageWithRatio,
    props: { src: '/witamina-c.jpg', alt: 'Słoik witaminy C 1000', maxWidth: 320 },
    ref: 'img',
    rest: 'img',
    hooks: {
      'data-state': { value: 'loaded', act: () => document.querySelector('img')?.dispatchEvent(new Event('load')) },
    },
  }),
];
