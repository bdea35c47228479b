import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('app');

export const scroll = style({ overflowX: 'auto' });
export const table = style({ width: '100%', fontVariantNumeric: 'tabular-nums' });
export const cell = style({
  paddingBlock: vars.space.x3,
  paddingInlineEnd: vars.space.x4,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  borderBottom: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
});
