import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('app');

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x4,
  '@media': {
    [media.from640]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.from1025]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space.x6 },
  },
});

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  padding: vars.space.x6,
  borderRadius: vars.radius.lg,
  background: vars.color.background.quiet,
});

export const address = style({ display: 'flex', flexDirection: 'column', fontStyle: 'normal' });

/** Easy to hit with a finger. */
export const telephone = style({ display: 'inline-flex', alignItems: 'center', minHeight: vars.size.target });

export const filter = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: vars.space.x3,
  width: '100%',
  maxWidth: vars.size.dialog,
});

export const regionName = style({ '::first-letter': { textTransform: 'uppercase' } });

export const hours = style({ width: '100%', fontVariantNumeric: 'tabular-nums' });
const cell = style({
  paddingBlock: vars.space.x2,
  fontWeight: 'inherit',
  textAlign: 'start',
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
});
export const day = style([cell, { '::first-letter': { textTransform: 'uppercase' } }]);
export const time = style([cell, { textAlign: 'end' }]);
export const today = style({ fontWeight: vars.font.weight.semibold });
