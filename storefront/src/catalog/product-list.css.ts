import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('app');

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x8,
  alignItems: 'start',
  '@media': { [media.from1025]: { gridTemplateColumns: `${vars.size.filterSidebar} minmax(0, 1fr)` } },
});
export const sidebar = style({ display: 'none', '@media': { [media.from1025]: { display: 'block' } } });
// What it does needs a script; a press before that is there is kept.
export const filterButton = style({ '@media': { [media.from1025]: { display: 'none' }, '(scripting: none)': { display: 'none' } } });
export const results = style({ minWidth: 0 });
