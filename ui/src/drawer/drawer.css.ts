import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('components');

export const list = style({ listStyle: 'none' });
export const entry = style({
  display: 'flex',
  alignItems: 'center',
  borderBottom: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
});
export const link = style({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.field,
  textDecoration: 'none',
  fontSize: vars.font.size.lead,
  selectors: { '&[aria-current]': { fontWeight: vars.font.weight.semibold } },
});
export const seeAll = style([link, { fontWeight: vars.font.weight.semibold, textDecoration: 'underline', textUnderlineOffset: vars.space.x1 }]);
