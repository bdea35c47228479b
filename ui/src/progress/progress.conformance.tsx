import { conforms } from '../conformance/conformance.ts';
import { FreeShippingProgress, ProgressBar } from './index.ts';

export default [
  conforms({
    component: FreeShippingProgress,
    props: { value: 6800, threshold: 14900, remaining: '81,00 zł' },
    hooks: { 'data-reached': { props: { value: 14900 } } },
  }),
  conforms({ component: ProgressBar, props: { label: 'Wysyłanie pliku', value: 40 } }),
];
