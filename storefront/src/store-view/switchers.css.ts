import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('app');

export const switchers = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space.x6 });
