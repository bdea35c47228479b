import { hasSwitcherOptions, SwitchersIsland } from '../../store-view/index.ts';
import { defineIsland } from '../../platform/hydration/island.tsx';

/** The footer: below everything, so that its script comes late. */
export const FooterIsland = defineIsland(() => import('./layout-footer.tsx'), {
  nested: (layout) => (hasSwitcherOptions(layout) ? [SwitchersIsland] : []),
});
