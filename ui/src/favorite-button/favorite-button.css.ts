import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style, global } = layeredStyling('components');

export const button = style({});
// It requires scripts.
global(`${button}[aria-pressed]`, { '@media': { '(scripting: none)': { display: 'none' } } });
global(`${button}[aria-pressed="true"] svg`, { fill: 'currentcolor' });
// The color of disabled buttons has a higher specificity.
global(`${button}[aria-pressed="true"]`, {
  color: vars.color.text.sale,
  '@media': { [media.forcedColors]: { color: 'Highlight' } },
});
