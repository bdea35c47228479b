export { useHydrated } from './use-hydrated.ts';
export { useInView } from './use-in-view.ts';
export { useMediaQuery } from './use-media-query.ts';
export { useMotionAllowed } from './use-motion-allowed.ts';
