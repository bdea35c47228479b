import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('components');

export const visuallyHidden = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
