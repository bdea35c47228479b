import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style, global } = layeredStyling('app');

/** The button is next to the field, below its label: an error below the field does not move it. */
export const form = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: vars.space.x2 });
global(`${form} > :first-child`, { flex: '1 1 10rem' });
/** As high as the label and its distance. */
export const apply = style({
  marginBlockStart: `calc(${vars.font.size.small} * ${vars.font.lineHeight.snug} + ${vars.space.x2})`,
  minHeight: vars.size.field,
});
