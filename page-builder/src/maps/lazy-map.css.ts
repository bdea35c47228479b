import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style, global } = layeredStyling('components');

export const room = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  borderRadius: vars.radius.lg,
  background: vars.color.background.quiet,
});
// Leaflet's panes count up to 1000 within the map; what stands over it begins again.
export const place = style({ height: '100%', isolation: 'isolate' });
export const buttons = style({
  position: 'absolute',
  insetBlockStart: vars.space.x3,
  insetInlineEnd: vars.space.x3,
  display: 'grid',
  gap: vars.space.x2,
});
export const message = style({ padding: vars.space.x4 });
export const bare = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  maxWidth: `calc(100% - ${vars.size.target} - ${vars.space.x6})`,
  padding: vars.space.x3,
  background: vars.color.background.surface,
  borderEndEndRadius: vars.radius.lg,
  fontSize: vars.font.size.small,
});
export const attribution = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  paddingInline: vars.space.x2,
  fontSize: vars.font.size.caption,
  background: vars.color.background.surface,
  color: vars.color.text.primary,
});
global(`${attribution} a`, { textDecoration: 'underline' });

/** A place on the map: a round mark in a target of 44 px. */
export const marker = style({ width: vars.size.target, height: vars.size.target });
// Leaflet's own styles stand in no layer and win over the target's.
export const dot = style({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  width: vars.space.x5,
  height: vars.space.x5,
  borderRadius: vars.radius.round,
  background: vars.color.action.primary,
  border: `${vars.size.focusRing} solid ${vars.color.background.surface}`,
});

/** What a press on a place shows. */
export const popup = style({
  display: 'grid',
  gap: vars.space.x1,
  fontFamily: vars.font.family.body,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.snug,
});
// Leaflet colors links outside of any layer; only important rules win there.
global(`${popup} a`, {
  color: `${vars.color.text.primary} !important`,
  fontWeight: vars.font.weight.semibold,
  textDecoration: 'underline',
});
