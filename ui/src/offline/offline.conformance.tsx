import { conforms } from '../conformance/conformance.ts';
import { OfflineIndicator } from './index.ts';

// Rendered only while offline.
export default [conforms({ component: OfflineIndicator, props: { isOnline: false, hasBeenOffline: true } })];
