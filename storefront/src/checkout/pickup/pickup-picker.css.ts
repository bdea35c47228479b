import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('app');

/** About as high as the list with its search, so that the button below it moves little once the list is there. */
export const reserved = style({ minHeight: '36rem' });
/** As high as a place with its address in one line. */
export const placeholder = style({ height: '4.75rem', borderRadius: vars.radius.md });
