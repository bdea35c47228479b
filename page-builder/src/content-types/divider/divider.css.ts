import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('components');

/** In line, so that the alignment of the box holds for it. */
export const line = style({
  display: 'inline-block',
  width: '100%',
  maxWidth: '100%',
  verticalAlign: 'middle',
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
});
