import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style, global } = layeredStyling('app');

/** Field and button next to each other where there is space for both. */
export const search = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space.x3 });
export const field = style({ flex: '1 1 16rem', minWidth: 0 });

/** One stroke of the cross. */
const stroke = (angle: number) =>
  `linear-gradient(${angle}deg, transparent 45%, currentColor 45% 55%, transparent 55%) center / 50% 50% no-repeat`;
// Chrome draws a blue cross of its own, whatever the brand.
global(`${field} input::-webkit-search-cancel-button`, {
  appearance: 'none',
  width: vars.space.x6,
  height: vars.space.x6,
  background: `${stroke(45)}, ${stroke(-45)}`,
  cursor: 'pointer',
});
