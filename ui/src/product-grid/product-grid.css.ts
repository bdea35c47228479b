import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';
import { bottom, card } from '../product-card/product-card.css.ts';

const { style, variants, global } = layeredStyling('components');

/** Returns columns up to the given number, or fewer if enlarged text leaves too little space. */
const upTo = (count: number, gap: string) => {
  const legible = `calc(${vars.space.x24} + ${vars.space.x6})`;
  // Rounded widths must not reduce the number of columns.
  const share = `calc((100% - ${count - 1} * ${gap}) / ${count} - ${vars.size.hairline})`;
  return `repeat(auto-fill, minmax(min(100%, max(${legible}, ${share})), 1fr))`;
};
const grid = style({
  display: 'grid',
  gridTemplateColumns: upTo(2, vars.space.x3),
  gap: `${vars.space.x8} ${vars.space.x3}`,
  listStyle: 'none',
  selectors: { '&[aria-busy="true"]': { cursor: 'progress' } },
  '@media': { [media.from640]: { gap: `${vars.space.x10} ${vars.space.x6}` } },
});
// Only images fade: text stays readable.
global(`${grid}[aria-busy="true"] img`, { opacity: 0.5 });
// The prices of a row start at the same height, however long the names above them are.
const rows = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridRow: 'span 3',
  gridTemplateRows: 'subgrid',
  rowGap: vars.space.x3,
} as const;
global(`${grid} > li:has(> ${card})`, { '@supports': { '(grid-template-rows: subgrid)': rows } });
global(`${grid} > li:has(> ${card}) > ${card}`, { '@supports': { '(grid-template-rows: subgrid)': rows } });
global(`${grid} > li:has(> ${card}) > ${card} > ${bottom}`, {
  '@supports': { '(grid-template-rows: subgrid)': { marginTop: 0 } },
});
export const columns = variants({
  three: [grid, { '@media': { [media.from640]: { gridTemplateColumns: upTo(3, vars.space.x6) } } }],
  // Never three columns: the last of four products would be alone in a row.
  four: [
    grid,
    {
      '@media': {
        [media.from640]: { gridTemplateColumns: upTo(2, vars.space.x6) },
        [media.from768]: { gridTemplateColumns: upTo(4, vars.space.x6) },
      },
    },
  ],
});
