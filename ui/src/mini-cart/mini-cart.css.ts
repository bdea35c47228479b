import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('components');

export const contents = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x4, minWidth: 0 });
export const notices = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  // An empty live region takes no space but stays rendered: hidden regions are not announced.
  ':empty': { marginBottom: `calc(-1 * ${vars.space.x4})` },
});
export const placeholder = style({
  display: 'grid',
  gridTemplateColumns: `${vars.space.x20} minmax(0, 1fr)`,
  alignItems: 'center',
  gap: vars.space.x4,
});
export const picture = style({ display: 'block', aspectRatio: vars.size.imageRatio });
