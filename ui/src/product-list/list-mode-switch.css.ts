import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('components');

export const group = style({ display: 'flex', gap: vars.space.x1 });
// Forced colors remove the background of the current mode.
export const link = style({
  '@media': { [media.forcedColors]: { selectors: { '&&[aria-current]': { borderColor: 'Highlight' } } } },
});
