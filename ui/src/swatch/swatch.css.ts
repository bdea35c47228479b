import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('components');

const swatch = style({
  display: 'inline-block',
  flex: 'none',
  width: vars.size.iconMd,
  height: vars.size.iconMd,
  borderRadius: vars.radius.pill,
  border: `${vars.size.hairline} solid ${vars.color.border.control}`,
});
export const image = style([swatch, { objectFit: 'cover' }]);
export const color = style([
  swatch,
  {
    background: 'currentColor',
    // The color is information, so forced colors and paper have it too.
    forcedColorAdjust: 'none',
    printColorAdjust: 'exact',
    '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
  },
]);
