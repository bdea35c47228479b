import { vars } from '@witryna/design-tokens/contract';
import { media } from '@witryna/design-tokens';
import { layeredStyling } from '@witryna/design-tokens/styling';
import { defaultImageRatio } from '../image/image-widths.ts';
import { iconMask } from '../icon/icon-mask.ts';
import { arrowRightPath } from '../icon/icon-paths.ts';

const { style, global } = layeredStyling('components');

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto 1fr',
  gap: vars.space.x3,
  height: '100%',
  minWidth: 0,
});
export const ground = style({
  gridArea: '1 / 1',
  position: 'relative',
  borderRadius: vars.radius.lg,
  overflow: 'hidden',
  background: vars.component.product.ground,
});
export const emptyGround = style([ground, { aspectRatio: String(defaultImageRatio) }]);
export const picture = style({
  '@media': { [media.motionOk]: { transition: `transform ${vars.duration.standard} ${vars.easing.out}` } },
});
global(`${card}:hover ${picture}`, { '@media': { [media.finePointer]: { transform: 'scale(1.03)' } } });
// Ends before the action in the other corner.
export const badge = style({
  position: 'absolute',
  top: vars.space.x2,
  insetInlineStart: vars.space.x2,
  maxWidth: `calc(100% - ${vars.size.target} - ${vars.space.x4})`,
});
// Long labels and enlarged words wrap on a narrow card, whichever style sheet comes first.
global(`.${badge}.${badge} > *`, {
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.x2,
  lineHeight: vars.font.lineHeight.snug,
});
// Positioned and after the link in the document: above the link's stretched target.
const imageCorner = style({
  gridArea: '1 / 1',
  position: 'relative',
  justifySelf: 'end',
  margin: vars.space.x2,
});
export const corner = style([imageCorner, { alignSelf: 'start' }]);
export const lowerCorner = style([imageCorner, { alignSelf: 'end' }]);
export const text = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  paddingInline: vars.space.x1,
});
export const name = style({
  fontSize: vars.font.size.body,
  lineHeight: vars.font.lineHeight.snug,
  letterSpacing: vars.font.letterSpacing.normal,
  textWrap: 'wrap',
  hyphens: 'auto',
  '@media': { [media.from960]: { fontSize: vars.font.size.lead } },
});
export const link = style({
  textDecoration: 'none',
  selectors: {
    // The whole card is the target of the link.
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.lg },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `${vars.size.focusRing} solid ${vars.color.border.focus}`,
      outlineOffset: vars.size.focusOffset,
    },
  },
});
export const subtitle = style({ fontSize: vars.font.size.small, color: vars.color.text.secondary });
export const bottom = style({
  position: 'relative',
  display: 'flow-root',
  alignSelf: 'end',
  paddingInline: vars.space.x1,
});
// Floated space for the action: text below the amounts has the full width.
export const bottomWithAction = style({
  selectors: {
    '&::before': {
      content: '""',
      float: 'inline-end',
      width: `calc(${vars.size.target} + ${vars.space.x2})`,
      height: vars.size.target,
    },
  },
});
export const action = style({ position: 'absolute', top: 0, insetInlineEnd: vars.space.x1 });
export const options = style([
  action,
  {
    display: 'grid',
    placeItems: 'center',
    width: vars.size.target,
    height: vars.size.target,
    borderRadius: vars.radius.pill,
    border: `${vars.size.hairline} solid ${vars.color.action.primary}`,
    color: vars.color.action.primary,
    // Clicks go through to the card's link.
    pointerEvents: 'none',
    selectors: { '&::before': iconMask(arrowRightPath, { size: 'medium' }) },
  },
]);
