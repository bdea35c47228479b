import { conforms } from '../conformance/conformance.ts';
import { OfflineBanner, OfflineIndicator } from './index.ts';

export default [
  conforms({
    component: OfflineBanner,
    props: { isOnline: true, hasBeenOffline: false },
    hooks: { 'data-state': { props: { isOnline: false, hasBeenOffline: true }, value: 'offline' } },
  }),
  // It is there only without a connection.
  conforms({ component: OfflineIndicator, props: { isOnline: false, hasBeenOffline: true } }),
];
