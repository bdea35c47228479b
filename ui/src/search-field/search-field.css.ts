import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('components');

export const form = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${vars.size.field} ${vars.size.field}`,
  alignItems: 'center',
});
export const input = style({
  gridArea: '1 / 1 / 2 / -1',
  appearance: 'none',
  borderRadius: vars.radius.pill,
  paddingInlineStart: vars.space.x5,
  paddingInlineEnd: `calc(2 * ${vars.size.field})`,
  // The field has its own clear button with a name.
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
});
const button = style({ display: 'grid', placeItems: 'center', gridRow: 1, position: 'relative' });
export const clear = style([button, { gridColumn: 2, '@media': { '(scripting: none)': { display: 'none' } } }]);
export const submit = style([button, { gridColumn: 3 }]);
