import { conforms } from '../conformance/conformance.ts';
import { RadioCards, RadioGroup } from './index.ts';

export default [
  conforms({
    component: RadioCards,
    props: {
      label: 'Dostawa',
      name: 'delivery',
      options: [{ value: 'courier', title: 'Kurier', content: 'Wybierz godzinę' }],
    },
    closed: 'Wybierz godzinę',
    hooks: { 'data-invalid': { props: { error: 'Wybierz dostawę.' } } },
  }),
  conforms({
    component: RadioGroup,
    props: { label: 'Dokument', name: 'document', options: [{ value: 'receipt', label: 'Paragon' }] },
    hooks: { 'data-invalid': { props: { error: 'Wybierz dokument.' } } },
  }),
];
