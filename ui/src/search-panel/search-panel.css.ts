import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('components');

/** Positioned below the header, over the page, to prevent layout shift. */
export const panel = style({
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  zIndex: vars.layer.dropdown,
  maxHeight: '80dvh',
  overflowY: 'auto',
  borderBlock: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
  background: vars.color.background.surface,
});
export const content = style({
  maxWidth: vars.size.site,
  marginInline: 'auto',
  paddingInline: vars.size.gutter,
  paddingBlock: vars.space.x4,
});
export const bar = style({ display: 'flex', alignItems: 'center', gap: vars.space.x2 });
export const field = style({ flex: 1, minWidth: 0 });
export const note = style({ paddingTop: vars.space.x3, color: vars.color.text.secondary });
export const list = style({
  display: 'grid',
  gap: vars.space.x4,
  paddingTop: vars.space.x4,
  '@media': { [media.from768]: { gridTemplateColumns: 'repeat(auto-fit, minmax(0, 1fr))' } },
});
// Keeps name and price close to each other if there is only one group.
export const group = style({ minWidth: 0, maxWidth: `calc(${vars.size.site} / 2)` });
export const groupLabel = style({
  paddingInline: vars.space.x2,
  color: vars.color.text.secondary,
  fontSize: vars.font.size.caption,
});
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minHeight: vars.size.target,
  padding: vars.space.x2,
  borderRadius: vars.radius.sm,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.color.background.quiet },
    // An outline too, because forced colors remove the background.
    '&[aria-selected="true"]': {
      background: vars.color.background.quiet,
      outline: `${vars.size.focusRing} solid ${vars.color.border.focus}`,
    },
  },
});
export const picture = style({
  flex: 'none',
  width: vars.space.x10,
  overflow: 'hidden',
  borderRadius: vars.radius.xs,
  background: vars.component.product.ground,
});
export const optionText = style({ flex: 1, minWidth: 0 });
export const detail = style({ flex: 'none', fontWeight: vars.font.weight.semibold });
