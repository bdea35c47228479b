import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('components');

export const list = style({ display: 'flex', flexWrap: 'wrap', fontSize: vars.font.size.small, color: vars.color.text.secondary, listStyle: 'none' });
export const crumb = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  '@media': { [media.finePointer]: { minHeight: vars.space.x8 } },
  selectors: {
    // Behind the name, so that no line begins with it.
    '&:not(:last-child)::after': { content: '"/" / ""', marginInline: vars.space.x2 },
  },
});
export const link = style({ color: 'inherit', textDecoration: 'none', selectors: { '&:hover': { textDecoration: 'underline' } } });
export const current = style({ color: vars.color.text.primary });
