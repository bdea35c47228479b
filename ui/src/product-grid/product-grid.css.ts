import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style, variants, global } = layeredStyling('components');

const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.space.x3,
  rowGap: vars.space.x8,
  listStyle: 'none',
  selectors: { '&[aria-busy="true"]': { cursor: 'progress' } },
  '@media': { [media.from640]: { columnGap: vars.space.x6, rowGap: vars.space.x10 } },
});
// Only pictures fade: words stay readable (line G-12).
global(`${grid}[aria-busy="true"] img`, { opacity: 0.5 });
export const columns = variants({
  three: [grid, { '@media': { [media.from640]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } }],
  // Never three: a row of four products would leave the last one alone.
  four: [grid, { '@media': { [media.from768]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } } }],
});
