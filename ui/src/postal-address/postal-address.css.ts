import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('components');

export const address = style({
  display: 'flex',
  flexDirection: 'column',
  fontStyle: 'normal',
  overflowWrap: 'anywhere',
});
