import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('components');

export const rules = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x1, fontSize: vars.font.size.small });
export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x1 });
export const rule = style({
  display: 'flex',
  gap: vars.space.x2,
  lineHeight: vars.font.lineHeight.snug,
  color: vars.color.text.secondary,
  selectors: { '&[data-met]': { color: vars.color.text.success } },
});
/** An empty ring in place of the tick of a rule that is met. */
export const open = style({
  flex: 'none',
  width: vars.size.iconSm,
  height: vars.size.iconSm,
  border: `${vars.size.hairline} solid currentcolor`,
  borderRadius: vars.radius.pill,
});
/** Without scripts the password cannot be shown. */
export const toggle = style({ '@media': { '(scripting: none)': { display: 'none' } } });
