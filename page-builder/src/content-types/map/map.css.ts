import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('components');

export const map = style({ marginBlockEnd: vars.space.x6 });
export const places = style({
  display: 'grid',
  gap: vars.space.x6,
  textAlign: 'start',
  '@media': { [media.from768]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const place = style({ display: 'grid', alignContent: 'start', gap: vars.space.x2, overflowWrap: 'anywhere' });
export const name = style({ fontWeight: vars.font.weight.semibold });
export const link = style({ display: 'inline-block', paddingBlock: vars.space.x3, textDecoration: 'underline' });
export const comment = style({ whiteSpace: 'pre-line', color: vars.color.text.secondary });
