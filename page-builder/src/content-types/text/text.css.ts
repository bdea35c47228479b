import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('components');

/** Distance of text without stored margins to what follows, the same as between its paragraphs. */
export const text = style({
  marginBlockEnd: vars.space.x4,
  selectors: { '&:last-child': { marginBlockEnd: 0 } },
});
