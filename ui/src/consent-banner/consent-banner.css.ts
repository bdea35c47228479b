import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style, global } = layeredStyling('components');

/** Fixed, so that it causes no layout shift. */
export const banner = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: vars.layer.toast,
  maxHeight: '80dvh',
  overflowY: 'auto',
  background: vars.color.background.page,
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.border.control}`,
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
/** Two buttons of the same size: neither choice is easier than the other. */
export const actions = style({
  display: 'grid',
  gap: vars.space.x2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.from475]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
global(`${actions} > :nth-child(3)`, { gridColumn: '1 / -1' });
