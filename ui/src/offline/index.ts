export { isOffline, type Connection } from './is-offline.ts';
export { OfflineIndicator, type OfflineIndicatorProps } from './offline-indicator.tsx';
export type { OfflineStrings } from './offline.strings.ts';
