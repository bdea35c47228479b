import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('app');

/** About as high as the list with its search, so that the button below it moves little once the list is there. */
export const reserved = style({ minHeight: '36rem' });
