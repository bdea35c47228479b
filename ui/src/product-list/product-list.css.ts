import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';
import { badge, bottom, card, corner, ground, lowerCorner, text } from '../product-card/product-card.css.ts';
import { defaultImageRatio } from '../image/image-widths.ts';

const { style, global } = layeredStyling('components');

export const list = style({
  listStyle: 'none',
  selectors: { '&[aria-busy="true"]': { cursor: 'progress' } },
});
// Only images fade: text stays readable.
global(`${list}[aria-busy="true"] img`, { opacity: 0.5 });
global(`${list} > li`, {
  paddingBlock: vars.space.x4,
  borderTop: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
});
global(`${list} > li:first-child`, { paddingTop: 0, borderTop: 'none' });
const item = `${list} > li > ${card}`;
// Image on the left, texts on the right, price at the lower end.
global(item, {
  // Enlarged text makes the image smaller, down to what the texts leave.
  gridTemplateColumns: `minmax(0, calc(${vars.space.x24} + ${vars.space.x4})) minmax(60%, 1fr)`,
  gridTemplateRows: `1fr minmax(${vars.size.target}, auto)`,
  columnGap: vars.space.x3,
  rowGap: vars.space.x2,
  // Price and buttons in a column of their own.
  '@media': {
    [media.from640]: {
      gridTemplateColumns: `minmax(0, calc(1.5 * ${vars.space.x24})) minmax(35%, 1fr) minmax(25%, calc(2 * ${vars.space.x24}))`,
      gridTemplateRows: `auto minmax(${vars.size.target}, 1fr)`,
      columnGap: vars.space.x6,
    },
  },
});
global(`${item} > ${ground}`, { gridArea: '1 / 1 / span 2 / auto', alignSelf: 'start' });
global(`${item} > ${text}`, {
  gridArea: '1 / 2',
  gap: vars.space.x1,
  '@media': { [media.from640]: { gridArea: '1 / 2 / span 2 / auto' } },
});
global(`${item} > ${bottom}`, {
  gridArea: '2 / 2',
  alignSelf: 'end',
  '@media': { [media.from640]: { gridArea: '1 / 3', alignSelf: 'start' } },
});
// As large as the image, at whose lower end the action is, however long the texts are: the upper end has the badge.
global(`${item} > ${corner}`, {
  gridArea: '1 / 1 / span 2 / auto',
  alignSelf: 'start',
  justifySelf: 'stretch',
  aspectRatio: String(defaultImageRatio),
  display: 'flex',
  alignItems: 'end',
  margin: 0,
  padding: vars.space.x1,
  pointerEvents: 'none',
  '@media': {
    [media.from640]: { gridArea: '2 / 3', alignSelf: 'end', justifySelf: 'start', aspectRatio: 'auto', padding: 0 },
  },
});
global(`${item} > ${corner} > *`, { pointerEvents: 'auto' });
// Closer to the edges of the small image, so that one long word (“Wyprzedane”) fits on a line.
global(`${item} ${badge}`, {
  top: vars.space.x1,
  insetInlineStart: vars.space.x1,
  maxWidth: `calc(100% - ${vars.space.x2})`,
});
// Before the action, whose space begins with it.
const besideOther = `calc(${vars.size.target} + ${vars.space.x2})`;
global(`${item} > ${lowerCorner}`, {
  gridArea: '2 / 2',
  alignSelf: 'start',
  justifySelf: 'end',
  margin: 0,
  marginInlineEnd: besideOther,
  '@media': {
    [media.from640]: { gridArea: '2 / 3', alignSelf: 'end', justifySelf: 'start', marginInline: besideOther },
  },
});
global(`${item}:has(> ${lowerCorner}) > ${bottom}::before`, {
  content: '""',
  float: 'inline-end',
  height: vars.size.target,
  width: `calc(2 * (${vars.size.target} + ${vars.space.x2}))`,
  '@media': { [media.from640]: { width: besideOther } },
});
