import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('components');

export const track = style({
  display: 'block',
  height: vars.space.x2,
  overflow: 'hidden',
  borderRadius: vars.radius.pill,
  background: vars.color.accent.progressTrack,
  // In high contrast and forced colors only the outline shows the whole track.
  outline: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
});
export const bar = style({
  display: 'block',
  height: '100%',
  borderRadius: vars.radius.pill,
  background: vars.color.accent.progress,
  width: 'calc(var(--witryna-progress) * 100%)',
  '@media': {
    [media.motionOk]: { transition: `width ${vars.duration.standard} ${vars.easing.out}` },
    [media.forcedColors]: { background: 'Highlight' },
  },
});
/** Meters are on a subdued panel that keeps their colors distinguishable. */
export const panel = style({
  display: 'grid',
  gap: vars.space.x2,
  padding: vars.space.x4,
  borderRadius: vars.radius.md,
  background: vars.color.background.quiet,
  outline: `${vars.size.hairline} solid ${vars.color.border.surface}`,
  // A panel at the edge of a scrolling element would lose an outline around it.
  outlineOffset: `calc(-1 * ${vars.size.hairline})`,
});
export const text = style({ fontSize: vars.font.size.small, lineHeight: vars.font.lineHeight.snug });
