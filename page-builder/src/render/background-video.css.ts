import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('components');

export const file = style({ width: '100%', height: '100%', objectFit: 'cover' });

/** Players keep 16:9; this one is made large enough to cover any box, and centred. */
export const player = style({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: '50%',
  width: '100%',
  minHeight: '100%',
  aspectRatio: '16 / 9',
  transform: 'translate(-50%, -50%)',
  border: 0,
});

export const control = style({ position: 'absolute', insetBlockStart: vars.space.x4, insetInlineEnd: vars.space.x4 });
