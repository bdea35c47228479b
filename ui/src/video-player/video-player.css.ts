import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style, global } = layeredStyling('components');

export const frame = style({
  position: 'relative',
  display: 'grid',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: vars.radius.lg,
  background: vars.color.background.inverseDeep,
  color: vars.color.text.inverse,
});
global(`${frame} > *`, { gridArea: '1 / 1', minWidth: 0 });
export const poster = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' });
/** The button fills the frame, above the notice, with a round mark in its center. */
export const play = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  cursor: 'pointer',
  borderRadius: vars.radius.lg,
  // Without scripts nothing would play.
  '@media': { '(scripting: none)': { display: 'none' } },
  selectors: {
    '&:focus-visible': {
      outlineOffset: `calc(-3 * ${vars.size.focusOffset})`,
      outlineColor: vars.color.border.focusInverse,
    },
  },
});
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.space.x16,
  height: vars.space.x16,
  borderRadius: vars.radius.pill,
  // Edge on posters that have the background of the mark or of its hover.
  border: `${vars.size.hairline} solid ${vars.color.border.control}`,
  background: vars.color.background.surface,
  color: vars.color.text.primary,
  selectors: { [`${play}:hover &`]: { background: vars.color.background.quiet } },
});
export const notice = style({
  position: 'relative',
  alignSelf: 'end',
  padding: `${vars.space.x1} ${vars.space.x3}`,
  fontSize: vars.font.size.small,
  textAlign: 'center',
  background: vars.color.background.inverseDeep,
});
export const player = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0 });
export const message = style({
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space.x3,
  padding: vars.space.x4,
  textAlign: 'center',
  background: vars.color.background.inverseDeep,
});
