import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('app');

/** The first section of the content has its own distance. */
export const heading = style({ paddingBlockEnd: vars.space.none });

/** Text without a distance of its own. */
export const first = style({ paddingBlock: vars.space.x8 });
export const afterHeading = style({ paddingBlock: `${vars.space.x4} ${vars.space.x8}` });
