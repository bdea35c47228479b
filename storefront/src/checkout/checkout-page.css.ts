import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';
import { largerTarget } from '../platform/layout/larger-target.ts';

const { style, global } = layeredStyling('app');

/** The footer stays below the screen, whatever takes the place of what is being loaded. */
export const page = style({ minHeight: '100svh' });
/** Beside the steps the whole summary stands, from there on. */
export const totalAbove = style({ '@media': { [media.from1025]: { display: 'none' } } });
export const summary = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x5,
  // Larger text needs the room more than the edge does.
  padding: `min(${vars.space.x6}, 6.4vw)`,
  borderRadius: vars.radius.xl,
  background: vars.color.background.surface,
  outline: `${vars.size.hairline} solid ${vars.color.border.surface}`,
  scrollMarginBlockStart: vars.space.x4,
});
global(`:is(${totalAbove}, ${summary}) > a`, largerTarget);
export const lines = style({ listStyle: 'none', display: 'flex', flexDirection: 'column', gap: vars.space.x3 });
export const line = style({ display: 'flex', gap: vars.space.x3, alignItems: 'center' });
export const picture = style({
  width: vars.space.x12,
  aspectRatio: '4 / 5',
  flex: 'none',
  borderRadius: vars.radius.xs,
  overflow: 'hidden',
  background: vars.color.background.quiet,
});
export const lineText = style({ flex: 1, minWidth: 0, fontSize: vars.font.size.small });
