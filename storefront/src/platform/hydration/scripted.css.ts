import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('app');

/** What needs scripts, e.g. a button that only scripts answer, is not shown without them. */
export const scripted = style({ '@media': { '(scripting: none)': { display: 'none' } } });
