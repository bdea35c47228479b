import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';
import { iconMask } from '../icon/icon-mask.ts';
import { chevronDownPath } from '../icon/icon-paths.ts';

const { style, global } = layeredStyling('components');

export const root = style({
  display: 'none',
  '@media': { '(scripting: none)': { display: 'block' }, [media.from1025]: { display: 'block' } },
});
/** Without scripts nothing else leads to the items out of sight. */
const limited = `${media.from1025} and (scripting: enabled)`;
// The header holds the panels, so that their own line does not clip them.
global(`${root}[data-limited]`, {
  '@media': { [limited]: { height: vars.size.target, overflow: 'hidden', scrollSnapType: 'y mandatory' } },
});
// Nothing to scroll without focus: so it returns to its first line.
global(`${root}[data-limited]:not(:focus-within) > ul`, {
  '@media': { [limited]: { height: '100%', overflow: 'hidden' } },
});
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  listStyle: 'none',
  '@media': {
    // Without scripts the drawer cannot open, so the menu is one row that scrolls.
    '(scripting: none)': { flexWrap: 'nowrap', justifyContent: 'start', overflowX: 'auto' },
    [media.from1025]: { flexWrap: 'wrap', justifyContent: 'center', overflowX: 'visible' },
  },
});
export const item = style({ display: 'flex', scrollSnapAlign: 'start' });
export const topLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  minHeight: vars.size.target,
  paddingInline: vars.space.x2,
  position: 'relative',
  color: vars.color.text.primary,
  textDecoration: 'none',
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.medium,
  whiteSpace: 'nowrap',
  // A typical number of categories fits on one line at every width.
  '@media': {
    [media.from1280]: { fontSize: vars.font.size.body },
    [media.from1440]: { paddingInline: vars.space.x3 },
    [media.forcedColors]: {
      selectors: {
        '&:hover::after, &[aria-expanded="true"]::after, &[data-current]::after': { background: 'Highlight' },
      },
    },
  },
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: vars.space.x2,
      bottom: vars.space.x1,
      height: vars.size.focusRing,
      background: 'transparent',
    },
    '&:hover::after, &[aria-expanded="true"]::after, &[data-current]::after': { background: vars.color.action.primary },
  },
});
// The menu scrolls to the line of a focused link, so that it can take no part in how the header keeps the page still.
global(`[data-limited] ${topLink}`, { scrollMarginTop: 0, outlineOffset: `calc(-1 * ${vars.size.focusRing})` });
global(`:root:has([data-limited] ${topLink}:focus)`, { scrollPaddingTop: 0 });
global(`${topLink}[aria-expanded]::before`, {
  ...iconMask(chevronDownPath),
  order: 1,
  display: 'none',
});
global(`${topLink}[aria-expanded]::before`, { '@media': { [media.from1440]: { display: 'block' } } });
global(`${topLink}[aria-expanded="true"]::before`, { transform: 'rotate(180deg)' });
/** Above the page; side padding centers the content. */
export const panel = style({
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  background: vars.color.background.surface,
  borderBlock: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
  zIndex: vars.layer.dropdown,
  display: 'grid',
  // A promotion has a second column of its own, next to the links and the link to all.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  gap: `${vars.space.x6} ${vars.space.x12}`,
  paddingInline: `max(${vars.size.gutter}, calc((100% - ${vars.size.site}) / 2 + ${vars.size.gutter}))`,
  paddingBlock: vars.space.x8,
  maxHeight: '70dvh',
  overflowY: 'auto',
});
// Bridges the gap below the bar, so that the pointer can move into the panel.
global(`${item}:has(> [data-state="open"])::after`, {
  content: '""',
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  height: vars.space.x4,
  zIndex: vars.layer.dropdown,
});
export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: `${vars.space.x6} ${vars.space.x8}`,
});
const link = style({
  display: 'block',
  paddingBlock: vars.space.x2,
  textDecoration: 'none',
  selectors: {
    // Headings of groups are semibold anyway: the line marks those of the current page.
    '&:hover, &[aria-current]': { textDecoration: 'underline', textUnderlineOffset: vars.space.x1 },
    '&[aria-current]': { fontWeight: vars.font.weight.semibold },
  },
});
export const groupLink = style([link, { fontWeight: vars.font.weight.semibold }]);
export const childLink = style([link, { color: vars.color.text.secondary, fontSize: vars.font.size.small }]);
export const allLink = style([
  link,
  {
    fontWeight: vars.font.weight.semibold,
    textDecoration: 'underline',
    textUnderlineOffset: vars.space.x1,
    gridColumn: 1,
    alignSelf: 'start',
    justifySelf: 'start',
  },
]);
export const promo = style({
  gridArea: '1 / 2 / span 2',
  width: vars.size.filterSidebar,
  borderRadius: vars.radius.xl,
  background: vars.color.background.quiet,
  padding: vars.space.x6,
  alignSelf: 'start',
});
