import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style, global } = layeredStyling('components');

export const field = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x2, minWidth: 0 });
/** Style for the dark background of the footer or a banner. */
export const inverse = style({ color: vars.color.text.inverse });

export const label = style({
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.lineHeight.snug,
});
export const note = style({ fontWeight: vars.font.weight.regular, color: vars.color.text.secondary });
/** Next to the label, so that the control keeps its width; not higher than the line. */
export const progress = style({ display: 'inline-flex', marginInlineStart: vars.space.x2, verticalAlign: 'middle' });
export const hint = style({
  fontSize: vars.font.size.caption,
  lineHeight: vars.font.lineHeight.snug,
  color: vars.color.text.secondary,
});
export const error = style({
  display: 'flex',
  gap: vars.space.x1,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.snug,
  color: vars.color.text.error,
});

// The colors of secondary text and errors are made for light backgrounds.
global(`${inverse} ${note}, ${inverse} ${hint}`, { color: vars.color.text.inverseSecondary });
global(`${inverse} ${error}`, { color: 'inherit' });
