import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style, global } = layeredStyling('components');

/** Sidebar next to the results on large screens; only the results below, and where there are no filters. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x8,
  alignItems: 'start',
});
export const sidebar = style({
  display: 'none',
  '@media': { [media.from1025]: { display: 'block', width: vars.size.filterSidebar, maxWidth: '100%' } },
});
global(`${layout}:has(> ${sidebar})`, {
  '@media': { [media.from1025]: { gridTemplateColumns: `${vars.size.filterSidebar} minmax(0, 1fr)` } },
});
/** Visible exactly when the sidebar is not. The dialog that it opens requires scripts. */
export const button = style({
  '@media': { [media.from1025]: { display: 'none' }, '(scripting: none)': { display: 'none' } },
});
// On phones what is around it, also with a wrapper, and the sort order next to it fill their line.
global(`:has(> ${button}, > * > ${button}), ${button} ~ form`, { '@media': { [media.to639]: { flexGrow: 1 } } });
