import { media } from '@witryna/design-tokens';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('app');

/** As high as the tools above the reviews, so that these stay where they are; without scripts there are none. */
export const reserved = style({
  height: '25rem',
  '@media': { [media.from960]: { height: '19.5rem' }, '(scripting: none)': { display: 'none' } },
});
/** As high as the button of the form alone, with the gap below it. */
export const reservedForForm = style({
  height: '4.5rem',
  '@media': { '(scripting: none)': { display: 'none' } },
});
