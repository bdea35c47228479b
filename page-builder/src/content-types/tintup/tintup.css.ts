import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style, global } = layeredStyling('components');

/** The wall's place is kept before its posts are there. */
export const wall = style({ minHeight: vars.size.socialFeedMin });
/** Its posts do not come: the link or the question stands in the wall's place, not below the height of the embed code. */
export const empty = style({});
global(`${empty} .tintup`, { display: 'none' });
global(`${wall} .tintup`, { '@media': { '(scripting: none)': { display: 'none' } } });
export const fallback = style({ display: 'inline-block', paddingBlock: vars.space.x3, textDecoration: 'underline' });
export const question = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x3,
  paddingBlock: vars.space.x3,
  fontSize: vars.font.size.small,
});
/** Where the focus goes over the posts; nothing to see there. */
export const end = style({ display: 'block', outline: 'none' });
