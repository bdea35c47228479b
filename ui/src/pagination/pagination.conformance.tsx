import { conforms } from '../conformance/conformance.ts';
import { Pagination } from './index.ts';

export default [conforms({ component: Pagination, props: { current: 2, total: 3, getHref: (page) => `?p=${page}` } })];
