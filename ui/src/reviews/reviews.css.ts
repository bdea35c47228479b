import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('components');

export const distribution = style({
  display: 'grid',
  gap: vars.space.x2,
  padding: vars.space.x4,
  borderRadius: vars.radius.md,
  background: vars.color.background.quiet,
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: `auto minmax(0, 1fr) minmax(${vars.space.x8}, auto)`,
  alignItems: 'center',
  gap: vars.space.x3,
  fontSize: vars.font.size.small,
  fontVariantNumeric: 'tabular-nums',
});
export const stars = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.x1 });
export const star = style({ display: 'inline-flex', alignItems: 'center', color: vars.color.accent.rating });
export const track = style({
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
  width: 'calc(var(--witryna-share) * 100%)',
  background: vars.color.accent.progress,
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
});
export const count = style({ textAlign: 'end', color: vars.color.text.secondary });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x6,
  '@media': { [media.from960]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const review = style({
  // Reviewers write what they like, such as a word of a hundred letters.
  overflowWrap: 'anywhere',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.x2,
  paddingTop: vars.space.x4,
  borderTop: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
});
export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.x2,
  fontSize: vars.font.size.small,
  color: vars.color.text.secondary,
});
export const verified = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  color: vars.color.text.success,
});
