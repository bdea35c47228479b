import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';
import { largerTarget } from '../platform/layout/larger-target.ts';

const { style, global } = layeredStyling('app');

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x4,
  '@media': {
    [media.from640]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.from1025]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space.x6 },
  },
});

/** Regions next to each other, each as wide as its shops, up to a row. */
export const regions = style([
  grid,
  { rowGap: vars.space.x8, '@media': { [media.from1025]: { rowGap: vars.space.x8 } } },
]);
global(`${regions} > :has(> ul > :nth-child(2))`, { '@media': { [media.from640]: { gridColumn: 'span 2' } } });
global(`${regions} > :has(> ul > :nth-child(3))`, { '@media': { [media.from640]: { gridColumn: '1 / -1' } } });
global(`${regions} ${grid}`, { '@media': { [media.from640]: { gridTemplateColumns: 'minmax(0, 1fr)' } } });
global(`${regions} ${grid}:has(> :nth-child(2))`, {
  '@media': { [media.from640]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
global(`${regions} ${grid}:has(> :nth-child(3))`, {
  '@media': { [media.from1025]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

/** Cards of a row are equally high. */
export const item = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
global(`${item} :is(h2, h3) > a`, largerTarget);

export const search = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x3,
  '@media': {
    [media.from768]: {
      gridTemplateColumns: `minmax(0, ${vars.size.dialog}) auto`,
      alignItems: 'start',
      justifyContent: 'start',
    },
  },
});
export const searchField = style({ minWidth: 0 });
/** Beside the box of the field, below its label. */
export const searchButtons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x3,
  '@media': { [media.from768]: { paddingBlockStart: `calc(${vars.space.x6} + ${vars.space.xxs})` } },
});
global(`${searchButtons} > *`, { '@media': { [media.to767]: { flexGrow: 1 } } });

export const regionName = style({ '::first-letter': { textTransform: 'uppercase' } });
