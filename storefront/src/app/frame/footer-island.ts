import { hasChoice, SwitchersIsland } from '../../store-view/index.ts';
import { defineIsland } from '../island.tsx';

/** The footer: below everything, so that its script comes late. */
export const FooterIsland = defineIsland(() => import('./frame-footer.tsx'), {
  inside: (frame) => (hasChoice(frame) ? [SwitchersIsland] : []),
});
