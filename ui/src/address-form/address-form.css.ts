import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('components');

/** Six columns from 640 px; one column below. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x4,
  alignItems: 'start',
  '@media': { [media.from640]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
});
const columns = (count: number) => style({ '@media': { [media.from640]: { gridColumn: `span ${count}` } } });
export const third = columns(2);
export const half = columns(3);
export const twoThirds = columns(4);
export const whole = columns(6);
export const country = style({ fontSize: vars.font.size.small, color: vars.color.text.secondary });
