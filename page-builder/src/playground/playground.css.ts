import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('components');

export const playground = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x6,
  padding: vars.size.gutter,
});
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x4 });
/** Widths beyond the screen scroll inside it. */
export const desk = style({ overflowX: 'auto', padding: vars.size.hairline });
export const frame = style({
  height: '70vh',
  background: vars.color.background.page,
  border: 0,
  outline: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
});
export const tree = style({ maxHeight: '50vh', overflow: 'auto', fontSize: vars.font.size.small });
