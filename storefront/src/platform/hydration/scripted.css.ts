import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('app');

/** What needs scripts, e.g. a button that only scripts answer, is not shown without them, whatever it has as `display`. */
export const scripted = style({ '@media': { '(scripting: none)': { display: 'none !important' } } });
