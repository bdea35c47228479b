import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('app');

export const lines = style({ display: 'flex', flexDirection: 'column', fontStyle: 'normal', overflowWrap: 'anywhere' });

/** Beside each other where there is room, each as wide as the others. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x4,
  '@media': { [media.from640]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const fact = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  padding: vars.space.x5,
  borderRadius: vars.radius.lg,
  background: vars.color.background.quiet,
});

/** On small screens every order is a card, on larger ones a row. */
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space.x4,
  rowGap: vars.space.x1,
  alignItems: 'center',
  paddingBlock: vars.space.x4,
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
  fontVariantNumeric: 'tabular-nums',
  // Each row is a grid of its own: only columns that do not depend on its content align with those of the other rows.
  '@media': {
    [media.from640]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 4fr) minmax(0, 4fr) minmax(0, 3fr)',
      minHeight: vars.size.target,
    },
  },
});
export const date = style({ textAlign: 'end', '@media': { [media.from640]: { textAlign: 'start' } } });
export const amount = style({ textAlign: 'end' });
/** Easy to hit with a finger. */
export const number = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  fontWeight: vars.font.weight.semibold,
});
/** On the ground of the page. */
export const status = style({ background: vars.color.background.quiet });
