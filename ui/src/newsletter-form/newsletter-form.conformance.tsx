import { conforms } from '../conformance/conformance.ts';
import { NewsletterForm } from './index.ts';

export default [
  conforms({
    component: NewsletterForm,
    props: {
      onSubscribe: () => undefined,
      consent: {
        label: 'Zgadzam się na wysyłanie newslettera.',
        legalText: { summary: 'Pełna treść', content: 'Zgodę można wycofać.' },
      },
    },
    closed: 'Zgodę można wycofać.',
    hooks: {
      'data-loading': { props: { status: 'loading' } },
      'data-status': { props: { status: 'success' }, value: 'success' },
    },
  }),
];
