import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style, global } = layeredStyling('app');

/**
 * The button is next to the control, below the label, and an error is as wide as both: in a narrow column next to the
 * button it would be one word per line. The field itself has no box.
 */
export const form = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: vars.space.x2 });
global(`${form} > :first-child`, { display: 'contents' });
global(`${form} > :first-child > *`, { flexBasis: '100%' });
global(`${form} > :first-child > :nth-child(2)`, { flex: '1 1 10rem' });
global(`${form} > :first-child > :nth-child(n + 3)`, { order: 1 });
export const apply = style({ minHeight: vars.size.field });
