import { hasSwitcherOptions, SwitchersIsland } from '../../store-view/index.ts';
import { defineIsland } from '../../platform/hydration/island.tsx';

/** Footer, whose script is lazy because it is below the content. */
export const FooterIsland = defineIsland(() => import('./layout-footer.tsx'), {
  nested: (layout) => (hasSwitcherOptions(layout) ? [SwitchersIsland] : []),
});
