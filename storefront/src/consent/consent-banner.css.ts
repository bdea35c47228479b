import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('app');

/** Over the page at its lower edge: nothing moves when it comes. */
export const banner = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: vars.layer.toast,
  maxHeight: '80dvh',
  overflowY: 'auto',
  background: vars.color.background.page,
  borderBlockStart: `1px solid ${vars.color.border.control}`,
});
export const content = style({
  display: 'grid',
  gap: vars.space.x4,
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: vars.size.site,
  marginInline: 'auto',
  padding: `${vars.space.x4} ${vars.size.gutter}`,
  '@media': {
    [media.from960]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', columnGap: vars.space.x10 },
  },
});
/** Buttons of the same size: no answer is easier than the other. */
export const actions = style({
  display: 'grid',
  gap: vars.space.x2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.from475]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const choose = style({ gridColumn: '1 / -1' });
