import { conforms } from '../conformance/conformance.ts';
import { ProductCard, ProductCardCorner } from './index.ts';

export default [
  conforms({
    component: ProductCard,
    props: { name: 'Magnez', href: '/magnez', imageSrc: '/front.jpg', price: '39,90 zł' },
  }),
  conforms({ component: ProductCardCorner, props: { children: 'Do ulubionych' } }),
];
