import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('app');

export const tools = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x6,
  alignItems: 'start',
  '@media': { [media.from960]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
});
/** Keeps the room of what is still loading. */
export const hidden = style({ visibility: 'hidden' });
export const sort = style({ maxWidth: vars.size.dialog, width: '100%' });
