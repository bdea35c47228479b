import { conforms } from '../conformance/conformance.ts';
import { Image } from './index.ts';

export default [conforms({ component: Image, props: { src: '/front.jpg', alt: 'Przód opakowania', maxWidth: 320 } })];
