import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('components');

/** Stands in a line of text. */
export const inline = style({ display: 'inline-block' });
