import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('components');

export const rules = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x1,
  fontSize: vars.font.size.small,
});
export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x1 });
export const rule = style({
  display: 'flex',
  gap: vars.space.x2,
  lineHeight: vars.font.lineHeight.snug,
  color: vars.color.text.secondary,
  selectors: { '&[data-met]': { color: vars.color.text.success } },
});
/** Dot in place of the check mark for an unmet rule; a ring would look like a radio button. */
export const open = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: vars.size.iconSm,
  // Centered on the first line.
  height: `calc(1em * ${vars.font.lineHeight.snug})`,
  selectors: {
    '&::before': {
      content: '',
      width: vars.space.x1,
      height: vars.space.x1,
      // A border, because it is also rendered in forced colors.
      border: `calc(${vars.space.x1} / 2) solid currentcolor`,
      borderRadius: vars.radius.pill,
    },
  },
});
/** Without scripts the password cannot be shown. */
export const toggle = style({ '@media': { '(scripting: none)': { display: 'none' } } });
