import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('components');

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x6,
  alignItems: 'start',
  '@media': {
    [media.from1025]: { gridTemplateColumns: `${vars.size.filterSidebar} minmax(0, 1fr)`, gap: vars.space.x10 },
    print: { display: 'block' },
  },
});

/** A scrolling row on small screens keeps the content of the page in the first view. */
export const list = style({
  display: 'flex',
  gap: vars.space.x2,
  marginInline: `calc(-1 * ${vars.size.gutter})`,
  paddingInline: vars.size.gutter,
  paddingBlock: vars.space.x1,
  overflowX: 'auto',
  scrollPaddingInline: vars.size.gutter,
  '@media': {
    [media.from1025]: {
      flexDirection: 'column',
      margin: 0,
      padding: vars.space.x4,
      borderRadius: vars.radius.xl,
      background: vars.color.background.quiet,
      outline: `${vars.size.hairline} solid ${vars.color.border.surface}`,
    },
    print: { display: 'none' },
  },
});
/** Signing out needs scripts. */
export const signOut = style({ '@media': { '(scripting: none)': { display: 'none' } } });
export const item = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  width: '100%',
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x4,
  border: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.pill,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  whiteSpace: 'nowrap',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.background.quietStrong },
    '&[aria-current="page"]': {
      background: vars.color.background.inverse,
      borderColor: vars.color.background.inverse,
      color: vars.color.text.inverse,
      // The background alone hardly differs from the panel's in the dark theme.
      fontWeight: vars.font.weight.semibold,
    },
  },
  '@media': {
    [media.from1025]: { borderColor: 'transparent', whiteSpace: 'normal' },
    [media.forcedColors]: {
      selectors: { '&[aria-current="page"]': { outline: `${vars.size.focusRing} solid Highlight` } },
    },
  },
});
