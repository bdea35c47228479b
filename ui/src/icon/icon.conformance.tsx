import { conforms } from '../conformance/conformance.ts';
import * as icons from './index.ts';

export default Object.values(icons).map((component) => conforms({ component, props: {} }));
