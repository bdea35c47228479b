export { isOffline, type Connection } from './is-offline.ts';
export { OfflineBanner, type OfflineBannerProps } from './offline-banner.tsx';
export { OfflineIndicator, type OfflineIndicatorProps } from './offline-indicator.tsx';
export type { OfflineWords } from './offline.words.ts';
