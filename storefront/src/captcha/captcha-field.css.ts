import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('app');

export const field = style({ display: 'grid', gap: vars.space.x2, containerType: 'inline-size' });

/** As high as the service's box, so that nothing moves when it loads; without scripts it never does. */
export const box = style({
  minHeight: '78px',
  '@container': { '(max-width: 303.98px)': { minHeight: '144px' } },
  '@media': { '(scripting: none)': { display: 'none' } },
});
