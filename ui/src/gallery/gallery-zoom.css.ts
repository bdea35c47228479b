import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('components');

const moves = {
  transitionProperty: 'transform',
  transitionDuration: vars.duration.standard,
  transitionTimingFunction: vars.easing.out,
};

export const area = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  background: vars.component.product.ground,
  cursor: 'zoom-in',
  // Touches drag and pinch the image, not the page.
  touchAction: 'none',
  userSelect: 'none',
  selectors: {
    '&[data-enlarged]': { cursor: 'zoom-out' },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.space.x1})` },
  },
});
/** Moved as one layer: two separately moving images leave a gap between them. */
export const track = style({
  position: 'absolute',
  inset: 0,
  '@media': { [media.motionOk]: { selectors: { [`${area}:not([data-moving]) &`]: moves } } },
});
export const slide = style({
  position: 'absolute',
  insetBlock: 0,
  width: '100%',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  containerType: 'size',
});
export const picture = style({
  display: 'grid',
  inlineSize: 'min(100cqi, 80cqb)',
  '@media': { [media.motionOk]: { selectors: { [`${area}:not([data-moving]) &`]: moves } } },
});
/** File of the page, below the larger file. */
export const file = style({ gridArea: '1 / 1' });

const side = style({ position: 'absolute', top: 0, bottom: 0, margin: 'auto', height: 'fit-content' });
export const previous = style([side, { insetInlineStart: vars.space.x3 }]);
export const next = style([side, { insetInlineEnd: vars.space.x3 }]);
export const controls = style({
  position: 'absolute',
  insetInline: 0,
  bottom: `max(${vars.space.x3}, env(safe-area-inset-bottom))`,
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.x2,
  // The image between and next to them can be dragged.
  pointerEvents: 'none',
});
const pill = style({
  background: vars.color.background.surface,
  borderRadius: vars.radius.pill,
  border: `${vars.size.hairline} solid transparent`,
});
export const counter = style([pill, { paddingInline: vars.space.x3, fontSize: vars.font.size.small }]);
export const buttons = style([
  pill,
  { display: 'flex', alignItems: 'center', gap: vars.space.x2, padding: vars.space.x1, pointerEvents: 'auto' },
]);
