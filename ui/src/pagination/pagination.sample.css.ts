import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style, global } = layeredStyling('components');

/** Canvas of a documentation page whose frame is as wide as the narrowest phone. */
export const phone = style({});
global(`${phone} iframe`, { maxWidth: `calc(20 * ${vars.space.x4})` });
