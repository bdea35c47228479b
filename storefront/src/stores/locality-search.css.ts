import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('app');

/** Field and button next to each other where there is space for both. */
export const search = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space.x3 });
export const field = style({ flex: '1 1 16rem', minWidth: 0 });
