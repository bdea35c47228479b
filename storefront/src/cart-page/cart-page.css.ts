import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style, global } = layeredStyling('app');

export const summary = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x5,
  padding: vars.space.x6,
  borderRadius: vars.radius.xl,
  background: vars.color.background.quiet,
});
// A quiet panel within a quiet panel would have no edge.
global(`${summary} > aside`, { background: vars.color.background.surface });

/** As high while the cart loads as when it is empty, so that the footer does not move. */
export const reserved = style({ minBlockSize: '60vh' });

/** The server's HTML says that the cart is loading. Without scripts it never does, and a notice says so. */
export const unknown = style({ '@media': { '(scripting: none)': { display: 'none' } } });
