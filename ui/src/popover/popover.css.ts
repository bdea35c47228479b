import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style, variants, global } = layeredStyling('components');

export const root = style({ position: 'relative', display: 'inline-block' });
export const trigger = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  minHeight: vars.size.target,
  minWidth: vars.size.target,
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: vars.space.x1 } },
});
global(`${trigger}[aria-expanded="true"] > svg:last-child`, { transform: 'rotate(180deg)' });
export const panel = style({
  position: 'absolute',
  zIndex: vars.layer.dropdown,
  width: 'max-content',
  minWidth: '100%',
  maxWidth: `min(${vars.size.dialog}, calc(100vw - 2 * ${vars.space.x4}))`,
  maxHeight: '70dvh',
  overflowY: 'auto',
  padding: vars.space.x4,
  borderRadius: vars.radius.md,
  border: `${vars.size.hairline} solid ${vars.color.border.control}`,
  background: vars.color.background.surface,
  color: vars.color.text.primary,
  fontSize: vars.font.size.body,
  textAlign: 'start',
});
const distance = `calc(100% + ${vars.space.x2})`;

/** Side of the panel; the gap shows the whole focus ring of the button, which is wider in high contrast. */
export const side = variants({
  bottom: { top: distance, selectors: { '&[data-flipped]': { top: 'auto', bottom: distance } } },
  top: { bottom: distance, selectors: { '&[data-flipped]': { bottom: 'auto', top: distance } } },
});
export const align = variants({
  start: { insetInlineStart: 0 },
  end: { insetInlineEnd: 0 },
});
