import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style, global } = layeredStyling('app');

/** Small screens on which a bar leaves enough of the page to see; enlarged pages have none. */
const barScreen = `${media.to767} and ${media.tallScreen}`;
/** Its parts are items of the page's column there, for the bar sticks within that. */
const flattened = style({ '@media': { [media.to767]: { display: 'contents' } } });

export const overview = style([
  {
    display: 'grid',
    gap: vars.space.x8,
    alignItems: 'start',
    '@media': {
      [media.from768]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(min-content, 5fr)', columnGap: vars.space.x10 },
    },
  },
  flattened,
]);
// Otherwise a long word of the name would widen its column beyond the page.
global(`${overview} h1`, { overflowWrap: 'anywhere' });
export const information = flattened;
/** Its parts are items of what is around it. */
export const form = style({ display: 'contents' });
export const gallery = style({
  minWidth: 0,
  '@media': { [media.from768]: { position: 'sticky', top: vars.space.x24 } },
  // Where it is higher than the window, its lower controls could not be scrolled to while it sticks.
  selectors: { '&:has(:focus-visible)': { position: 'static' } },
});
/** Beside the quantity where there is room, below it on phones; the heart stays with it. */
export const buy = style([{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x3 }, flattened]);
/**
 * On small screens a bar at the lower edge, from the first screen to the last section: it is ordered behind the
 * sections, so that it always sticks and covers neither the end of the page nor the footer.
 */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x3,
  '@media': {
    [media.from768]: { flex: '1 1 15rem' },
    [barScreen]: {
      position: 'sticky',
      order: 1,
      insetBlockEnd: 0,
      zIndex: vars.layer.header,
      marginInline: `calc(-1 * ${vars.size.gutter})`,
      paddingInline: vars.size.gutter,
      paddingBlock: `${vars.space.x2} max(${vars.space.x2}, env(safe-area-inset-bottom))`,
      borderBlockStart: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
      background: vars.color.background.page,
    },
  },
});
/** The price in the bar; elsewhere the price itself is in view. */
export const barPrice = style({
  display: 'none',
  fontWeight: vars.font.weight.bold,
  whiteSpace: 'nowrap',
  '@media': { [barScreen]: { display: 'block' } },
});
// What has the focus is scrolled to above the bar.
global(`:root:has(${actions})`, { '@media': { [barScreen]: { scrollPaddingBlockEnd: vars.space.x24 } } });
export const addToCart = style({ flex: 1, minWidth: 'min-content' });
// Beside the price and the heart, the label needs the room of the padding to stay on one line.
global(`${addToCart} > button`, { '@media': { [barScreen]: { paddingInline: vars.space.x3 } } });
export const stock = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  padding: vars.space.x4,
  borderRadius: vars.radius.md,
  background: vars.color.background.quiet,
});

/** Keeps the room of the heart, whose script comes later. */
export const heart = style({ display: 'flex', minWidth: vars.size.target, minHeight: vars.size.target });
// On the page's own ground that of the button would not be seen.
global(`${heart} button`, { borderColor: vars.color.border.hairline });

/** The picture of the brand leads to its page. */
export const brandMark = style({
  display: 'block',
  inlineSize: vars.space.x20,
  overflow: 'clip',
  borderRadius: vars.radius.sm,
});
