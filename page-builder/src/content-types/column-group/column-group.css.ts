import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('components');

export const group = style({ display: 'flex', flexDirection: 'column' });
