import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('components');

export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x6,
  selectors: { '& + &': { marginBlockStart: vars.space.x6 } },
});
export const row = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x2 });
export const cells = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space.x4,
  listStyle: 'none',
  margin: 0,
  padding: 0,
});
export const cell = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  // As wide as the widest focus ring, which would strike through the label.
  gap: vars.space.x2,
  maxWidth: '100%',
});
export const label = style({ fontSize: vars.font.size.small, color: vars.color.text.secondary });
