import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('components');

export const range = style({ display: 'grid', gap: vars.space.x3 });
export const legend = style({
  paddingBottom: vars.space.x2,
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.medium,
});
export const inputs = style({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.x3 });
