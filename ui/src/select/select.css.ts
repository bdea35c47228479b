import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';
import { iconMask } from '../icon/icon-mask.ts';
import { chevronDownPath } from '../icon/icon-paths.ts';

const { style, global } = layeredStyling('components');

export const box = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${vars.size.field}`,
  alignItems: 'center',
  selectors: {
    '&::after': {
      ...iconMask(chevronDownPath, { size: 'medium' }),
      gridArea: '1 / 2',
      justifySelf: 'center',
      position: 'relative',
      pointerEvents: 'none',
    },
  },
});
global(`${box}:has(> :disabled)::after`, { color: vars.color.text.secondary });
export const select = style({
  gridArea: '1 / 1 / 2 / -1',
  appearance: 'none',
  paddingInlineEnd: vars.size.field,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
});
