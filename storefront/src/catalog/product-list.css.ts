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
// It needs a script; its room is kept until the script is there.
export const filterButton = style({ selectors: { '&:not([data-ready])': { visibility: 'hidden' } }, '@media': { [media.from1025]: { display: 'none' } } });
export const results = style({ minWidth: 0 });
