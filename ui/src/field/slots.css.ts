import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('components');

// The slots overlap the ends of the input, so that its border and focus ring surround everything.
export const box = style({
  display: 'grid',
  gridTemplateColumns: `${vars.size.field} minmax(0, 1fr) ${vars.size.field}`,
  alignItems: 'center',
});
export const input = style({ gridArea: '1 / 1 / 2 / -1' });
export const withLeading = style({ paddingInlineStart: vars.size.field });
export const withTrailing = style({ paddingInlineEnd: vars.size.field });

const slot = style({ display: 'grid', placeItems: 'center', gridRow: 1, position: 'relative' });
// Decorative: clicks must reach the input below.
export const leading = style([slot, { gridColumn: 1, pointerEvents: 'none', color: vars.color.text.secondary }]);
export const trailing = style([slot, { gridColumn: 3 }]);
