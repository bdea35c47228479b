import { conforms } from '../conformance/conformance.ts';
import { OfflineIndicator } from './index.ts';

// It is there only without a connection.
export default [conforms({ component: OfflineIndicator, props: { isOnline: false, hasBeenOffline: true } })];
