import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('app');

/** The choice is stored by scripts. */
export const choice = style({ '@media': { '(scripting: none)': { display: 'none' } } });
