export { Announcer, useAnnounce, type Announce } from './announcer.tsx';
export { LiveRegion, type LiveRegionProps } from './live-region.tsx';
export type { Politeness } from './announcements.ts';
