import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('components');

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  fontSize: vars.font.size.small,
  color: vars.color.text.secondary,
  listStyle: 'none',
  '@media': { [media.to639]: { flexWrap: 'nowrap' }, print: { display: 'none' } },
});
export const crumb = style({
  display: 'inline-flex',
  minHeight: vars.size.target,
  whiteSpace: 'nowrap',
  minWidth: 0,
  '@media': { [media.finePointer]: { minHeight: vars.space.x8 }, [media.from640]: { whiteSpace: 'normal' } },
  selectors: {
    // Phones show one line with the home page, the parent and the current page, whose names are truncated.
    '&:not(:first-child):not(:nth-last-child(-n + 2))': { '@media': { [media.to639]: { display: 'none' } } },
    '&:first-child:not(:last-child)': { '@media': { [media.to639]: { flex: 'none' } } },
    '&:not(:last-child)': { '@media': { [media.to639]: { maxWidth: '55%' } } },
    // The current page keeps a third of the line next to a parent with a long name.
    '&:last-child': { '@media': { [media.to639]: { flex: '1 0 33%' } } },
    // After the name, so that no line begins with a separator.
    '&:not(:last-child)::after': { content: '"/" / ""', alignContent: 'center', marginInline: vars.space.x2 },
  },
});
// As high as its line, for fingers.
const name = style({ overflow: 'hidden', textOverflow: 'ellipsis', alignContent: 'center' });
export const link = style([
  name,
  { color: 'inherit', textDecoration: 'none', selectors: { '&:hover': { textDecoration: 'underline' } } },
]);
export const current = style([name, { color: vars.color.text.primary }]);
