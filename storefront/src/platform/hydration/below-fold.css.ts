import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('app');

/** As high as the screen, so that the footer stays below it. */
export const room = style({ minBlockSize: '100vh' });
