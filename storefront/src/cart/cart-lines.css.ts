import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('app');

export const lines = style({ listStyle: 'none' });
