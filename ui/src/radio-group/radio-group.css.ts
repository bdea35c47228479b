import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';
import { radio } from './radio.css.ts';

const { style, global } = layeredStyling('components');

export const options = style({ display: 'flex', flexDirection: 'column' });
export const option = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.x3,
});
export const label = style({
  paddingBlock: `calc((${vars.size.target} - ${vars.space.x6}) / 2)`,
  lineHeight: vars.font.lineHeight.body,
  cursor: 'pointer',
  selectors: { ':disabled + &': { color: vars.color.text.secondary, cursor: 'not-allowed' } },
});
export const hint = style({ gridColumn: 2 });
global(`${option} > ${radio}`, { marginBlock: `calc((${vars.size.target} - ${vars.size.iconLg}) / 2)` });
