import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style, global } = layeredStyling('app');

export const overview = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x8,
  alignItems: 'start',
  '@media': { [media.from960]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', columnGap: vars.space.x10 } },
});
export const gallery = style({
  minWidth: 0,
  '@media': { [media.from960]: { position: 'sticky', top: vars.space.x24 } },
  // Where it is higher than the window, its lower controls could not be scrolled to while it sticks.
  selectors: { '&:has(:focus-visible)': { position: 'static' } },
});
/** Beside the quantity where there is room, below it on phones; the heart stays with it. */
export const buy = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x3 });
export const actions = style({ display: 'flex', flex: '1 1 15rem', alignItems: 'center', gap: vars.space.x3 });
export const addToCart = style({ flex: 1, minWidth: 'min-content' });
export const stock = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  padding: vars.space.x4,
  borderRadius: vars.radius.md,
  background: vars.color.background.quiet,
});

/** Keeps the room of the heart, whose script comes later. */
export const heart = style({ display: 'flex', minWidth: vars.size.target, minHeight: vars.size.target });
// On the page's own ground that of the button would not be seen.
global(`${heart} button`, { borderColor: vars.color.border.hairline });
