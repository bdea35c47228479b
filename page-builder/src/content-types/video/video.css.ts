import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('components');

/** In line, so that the alignment of the video's box holds for it. */
export const inner = style({ display: 'inline-block', width: '100%', verticalAlign: 'bottom' });
/** Keeps its place before its own size is known. */
export const file = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  background: vars.color.background.inverseDeep,
});
/** Without scripts its button does nothing; a link is below. */
export const player = style({ '@media': { '(scripting: none)': { display: 'none' } } });
export const link = style({ display: 'inline-block', paddingBlock: vars.space.x3, textDecoration: 'underline' });
