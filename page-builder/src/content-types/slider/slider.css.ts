import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('components');

/** The least height of the slider is that of its slides too. */
export const slider = style({ display: 'grid' });
export const carousel = style({ display: 'grid', gridTemplateRows: '1fr auto' });
