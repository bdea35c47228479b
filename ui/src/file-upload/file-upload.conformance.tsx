import { conforms } from '../conformance/conformance.ts';
import { FileUpload } from './index.ts';

export default [
  conforms({
    component: FileUpload,
    props: { label: 'Zdjęcia produktu' },
    ref: 'input',
    rest: 'input',
    hooks: {
      'data-invalid': { props: { error: 'Dodaj zdjęcie.' } },
      'data-disabled': { props: { disabled: true } },
      'data-loading': { props: { loading: true } },
      'data-dragging': {
        on: 'div:has(> input)',
        act: () => document.querySelector('input')?.dispatchEvent(new Event('dragenter', { bubbles: true })),
      },
    },
  }),
];
