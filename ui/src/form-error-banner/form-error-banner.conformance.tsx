import { conforms } from '../conformance/conformance.ts';
import { FormErrorBanner } from './index.ts';

export default [conforms({ component: FormErrorBanner, props: { errors: [{ message: 'Wpisz imię.' }] } })];
