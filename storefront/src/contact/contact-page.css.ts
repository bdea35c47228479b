import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('app');

/** As high as the form, so that loading it causes no layout shift. */
export const placeholder = style({ display: 'grid', minHeight: '56rem' });

/** Lines that are easy to read. */
export const prose = style({ maxWidth: vars.size.prose });
