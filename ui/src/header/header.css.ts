import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style, global } = layeredStyling('components');

export const topBar = style({
  background: vars.color.background.inverse,
  color: vars.color.text.inverse,
  fontSize: vars.font.size.caption,
  '@media': { print: { display: 'none' } },
});
/** Small screens show none of its links. */
export const topBarOfLinks = style({ '@media': { [media.to639]: { display: 'none' } } });
export const topBarContent = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x4,
  maxWidth: vars.size.site,
  marginInline: 'auto',
  paddingInline: vars.size.gutter,
  paddingBlock: vars.space.x1,
  minHeight: vars.space.x8,
});
export const topBarLinks = style({
  display: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x6,
  '@media': { [media.from640]: { display: 'flex' } },
});
// For links and switchers; the panel of a switcher has its own background.
global(`${topBar} a`, { color: 'inherit', textDecoration: 'none', paddingBlock: vars.space.x1 });
global(`${topBar} a:hover`, { textDecoration: 'underline' });
global(`${topBar} :focus-visible`, { outlineColor: vars.color.border.focusInverse });
global(`${topBar} [data-part="panel"] :focus-visible`, { outlineColor: vars.color.border.focus });

export const site = style({ display: 'contents' });
export const main = style({
  position: 'sticky',
  top: 0,
  zIndex: vars.layer.header,
  background: vars.color.background.page,
  borderBottom: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
  // Of the header, paper has the logo, once.
  '@media': { print: { position: 'static' } },
});
// The header is always visible, in space that the page reserves for it, so focus in it must not scroll the page.
global(`${main} :is(a, button, input)`, { scrollMarginTop: `calc(-1 * ${vars.space.x24})` });
export const mainContent = style({
  display: 'flex',
  // With enlarged text the actions wrap below the logo.
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x1,
  maxWidth: vars.size.site,
  marginInline: 'auto',
  paddingInline: vars.size.gutter,
  paddingBlock: vars.space.x2,
  '@media': {
    [media.from960]: { paddingBlock: vars.space.x4, columnGap: vars.space.x4 },
    [media.from1025]: { display: 'grid', gridTemplateColumns: 'auto 1fr auto' },
  },
});
export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minHeight: vars.size.target,
  color: vars.color.action.primary,
  textDecoration: 'none',
  fontFamily: vars.font.family.heading,
  fontWeight: vars.font.weight.bold,
  fontSize: vars.font.size.h4,
  letterSpacing: vars.font.letterSpacing.heading,
  lineHeight: 1,
});
global(`${logo} svg`, { flex: 'none' });
/** Mark and word, in case that the image cannot be loaded. */
export const logoFallback = style({ display: 'none' });
global(`[data-broken] + ${logoFallback}`, { display: 'contents' });
global(`${logo} > [data-broken]`, { display: 'none' });
export const logoInverse = style({ color: 'inherit' });
// A name of several words is broken rather than moved above the actions.
global(`${mainContent} > ${logo}`, {
  flex: '1 1 0',
  minWidth: 'min-content',
  '@media': { [media.from640]: { flex: 'none' } },
});
export const navigation = style({
  display: 'none',
  minWidth: 0,
  '@media': {
    // Without scripts the drawer cannot open, so the navigation has its own row.
    '(scripting: none)': { display: 'block', order: 1, flexBasis: '100%' },
    [media.from1025]: { display: 'block', order: 0 },
    print: { display: 'none' },
  },
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  // Reserves the height of a button, which may replace a link after hydration.
  minHeight: vars.size.target,
  marginInlineStart: 'auto',
  '@media': { [media.from640]: { columnGap: vars.space.x2 }, print: { display: 'none' } },
});
/** At the end of the line, although it is before the logo in the document. */
export const help = style({ order: 1, '@media': { [media.from1025]: { gridColumn: '3' } } });
export const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x2,
  minWidth: vars.size.target,
  minHeight: vars.size.target,
  borderRadius: vars.radius.pill,
  color: vars.color.text.primary,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover, &[aria-expanded="true"]': { background: vars.color.background.quiet },
    '&:active': { background: vars.color.background.quietStrong },
  },
});
/** Requires scripts. */
export const button = style({ '@media': { '(scripting: none)': { display: 'none' } } });
export const actionText = style({
  display: 'none',
  fontSize: vars.font.size.small,
  maxWidth: '9em',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // Limited, because the menu next to it needs the space: otherwise its last item wraps when a customer signs in.
  '@media': {
    [media.from768]: { display: 'inline' },
    [media.from1025]: { display: 'none' },
    [media.from1280]: { display: 'inline' },
  },
});
// Next to an icon without text it is within the width of the target.
global(`${action}:has(> ${actionText})`, { paddingInline: vars.space.x2 });
export const narrowOnly = style({ '@media': { [media.from1025]: { display: 'none' } } });
// A mega menu with more items than fit on its line.
global(`${main}:has([data-limited]) ${narrowOnly}`, { display: 'inline-flex' });
global(`${main}:has([data-limited]) ${narrowOnly}::after`, {
  '@media': { [media.from1025]: { content: 'attr(aria-label)', fontSize: vars.font.size.small } },
});
/** Space between an icon and the edge of its target. */
const around = `(${vars.size.iconLg} - ${vars.size.target}) / 2`;
// At the corner of the icon, and in the flow: a wide or enlarged counter makes space for itself and leaves the icon visible.
export const badge = style({
  alignSelf: 'flex-start',
  marginInline: `calc(${around} - ${vars.space.x2}) calc(${around})`,
  minWidth: vars.space.x5,
  paddingInline: vars.space.x1,
  borderRadius: vars.radius.pill,
  background: vars.color.accent.sale,
  color: vars.color.text.onSale,
  fontSize: vars.font.size.caption,
  fontWeight: vars.font.weight.semibold,
  lineHeight: vars.space.x5,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
