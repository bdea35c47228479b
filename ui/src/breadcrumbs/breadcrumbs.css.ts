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
  '@media': { print: { display: 'none' } },
});
export const crumb = style({
  display: 'inline-flex',
  minHeight: vars.size.target,
  whiteSpace: 'nowrap',
  minWidth: 0,
  maxWidth: 'max-content',
  '@media': { [media.finePointer]: { minHeight: vars.space.x8 }, [media.from640]: { whiteSpace: 'normal' } },
  selectors: {
    // Phones show the home page, the parent and the current page, whose names are truncated, on one line. With enlarged
    // text the current page goes to a second line.
    '&:not(:first-child):not(:nth-last-child(-n + 2))': { '@media': { [media.to639]: { display: 'none' } } },
    // The parent takes what the others leave, up to its name, and at least a few letters.
    '&:not(:last-child)': { '@media': { [media.to639]: { flex: '9999 0 4em' } } },
    '&:first-child:not(:last-child)': { '@media': { [media.to639]: { flex: 'none', maxWidth: '55%' } } },
    // The current page keeps a third of the line, or its name, next to a parent with a long name.
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
