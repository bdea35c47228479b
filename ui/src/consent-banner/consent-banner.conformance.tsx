import { conforms } from '../conformance/conformance.ts';
import { ConsentBanner } from './index.ts';

export default [
  conforms({
    component: ConsentBanner,
    props: { title: 'Pliki cookie', children: 'Mierzymy ruch.', actions: null, onDismiss: () => undefined },
  }),
];
