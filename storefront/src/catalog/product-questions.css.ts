import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('app');

/** Lines that are easy to read. */
export const text = style({ maxWidth: vars.size.prose });
