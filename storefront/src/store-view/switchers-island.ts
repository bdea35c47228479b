import { defineIsland } from '../platform/hydration/island.tsx';

/** The switchers, whose script and styles only shops with a choice load. */
export const SwitchersIsland = defineIsland(() => import('./switchers.tsx'), { startsNear: false });
