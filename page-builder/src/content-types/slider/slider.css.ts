import * as carousel from '../../carousel/carousel.css.ts';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style, global } = layeredStyling('components');

/** The least height of the slider is that of its slides too. */
export const slider = style({ display: 'grid' });

global(`${slider} > ${carousel.carousel}`, { display: 'grid', gridTemplateRows: '1fr auto' });
