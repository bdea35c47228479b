import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('components');

/**
 * Distance of a heading without stored margins, the same as inside text. Magento's themes give headings margins too, and
 * Page Builder stores only those that differ.
 */
export const heading = style({
  marginBlock: `${vars.space.x8} ${vars.space.x4}`,
  selectors: {
    '&:first-child': { marginBlockStart: 0 },
    '&:last-child': { marginBlockEnd: 0 },
  },
});
