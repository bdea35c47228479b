import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('components');

export const anchor = style({ position: 'relative', display: 'block' });
export const toggle = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.target,
  height: vars.size.target,
  cursor: 'pointer',
  selectors: { '&:disabled': { color: vars.color.action.onDisabled, cursor: 'not-allowed' } },
  '@media': { [media.forcedColors]: { selectors: { '&&:disabled': { color: 'GrayText' } } } },
});
export const list = style({
  position: 'absolute',
  zIndex: vars.layer.dropdown,
  insetInline: 0,
  top: `calc(100% + ${vars.space.x1})`,
  maxHeight: `calc(6 * ${vars.size.target})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space.x1,
  listStyle: 'none',
  border: `${vars.size.hairline} solid ${vars.color.border.control}`,
  borderRadius: vars.radius.sm,
  background: vars.color.background.surface,
});
export const option = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  paddingInline: vars.space.x3,
  borderRadius: vars.radius.xs,
  cursor: 'pointer',
  selectors: {
    '&[data-active]': { background: vars.color.background.quiet, outline: `${vars.size.focusRing} solid ${vars.color.border.focus}`, outlineOffset: `calc(-1 * ${vars.size.focusRing})` },
    '&[data-chosen]': { fontWeight: vars.font.weight.semibold },
  },
  '@media': { [media.finePointer]: { selectors: { '&:hover': { background: vars.color.background.quiet } } } },
});
export const empty = style({ padding: vars.space.x3, color: vars.color.text.secondary });
