import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';
import { chevronDownPath } from '../icon/icon-paths.ts';

const { style, variants, global } = layeredStyling('components');

/** Without a style of its own: finds the button's chevron, and no other icon of the button. */
export const trigger = style({});
global(`${trigger}[aria-expanded="true"] path[d="${chevronDownPath}"]`, {
  transform: 'rotate(180deg)',
  transformOrigin: 'center',
});
export const menu = style({
  // Not below a dialog whose button opens it. The later of the two is in front, because it comes later in the document.
  zIndex: vars.layer.dialog,
  minWidth: 'var(--radix-dropdown-menu-trigger-width)',
  maxWidth: `min(${vars.size.dialog}, calc(100vw - 2 * ${vars.space.x4}))`,
  maxHeight: 'var(--radix-dropdown-menu-content-available-height)',
  overflowY: 'auto',
  padding: vars.space.x2,
  border: `${vars.size.hairline} solid ${vars.color.border.control}`,
  borderRadius: vars.radius.md,
  background: vars.color.background.surface,
  color: vars.color.text.primary,
  boxShadow: vars.shadow.overlay,
});
const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minHeight: vars.size.target,
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x3,
  borderRadius: vars.radius.xs,
  lineHeight: vars.font.lineHeight.snug,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    // Radix moves the focus to the item under the pointer.
    '&[data-highlighted]': { background: vars.color.background.quiet },
    // The ring would lie over the items next to it.
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.size.focusRing})` },
    '&[data-disabled]': { color: vars.color.action.onDisabled, cursor: 'not-allowed' },
  },
});
export const tone = variants({
  default: [item],
  danger: [item, { color: vars.color.text.error }],
});
export const separator = style({
  height: vars.size.hairline,
  marginBlock: vars.space.x2,
  background: vars.color.border.hairline,
});
