import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style, global } = layeredStyling('components');

export const ways = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.x6,
  width: '100%',
});
global(`${ways} > form`, { width: '100%' });
export const label = style({ color: vars.color.text.secondary });
export const links = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', columnGap: vars.space.x4 });
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  overflowWrap: 'anywhere',
  textUnderlineOffset: vars.space.x1,
});
