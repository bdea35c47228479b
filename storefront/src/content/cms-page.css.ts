import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('app');

/** The first section of the content has its own distance. */
export const heading = style({ paddingBlockEnd: vars.space.none });
