import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('components');

/** In line, so that the alignment of the film's box holds for it. */
export const inner = style({ display: 'inline-block', width: '100%', verticalAlign: 'bottom' });
