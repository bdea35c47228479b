import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('components');

export const box = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${vars.size.field}`,
  alignItems: 'center',
});
export const select = style({
  gridArea: '1 / 1 / 2 / -1',
  appearance: 'none',
  paddingInlineEnd: vars.size.field,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
});
export const chevron = style({
  gridArea: '1 / 2',
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
  position: 'relative',
  selectors: { ':disabled + &': { color: vars.color.text.secondary } },
});
