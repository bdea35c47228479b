import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('app');

/** Takes the distance of the page from the edge of the screen back. */
export const wide = style({ marginInline: `calc(-1 * ${vars.size.gutter})` });
