import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { variants } = layeredStyling('components');

export const size = variants({
  small: { width: vars.size.iconSm, height: vars.size.iconSm, flex: 'none' },
  medium: { width: vars.size.iconMd, height: vars.size.iconMd, flex: 'none' },
  large: { width: vars.size.iconLg, height: vars.size.iconLg, flex: 'none' },
});
