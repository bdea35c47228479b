import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style, global } = layeredStyling('components');

/** On printed pages and without scripts nothing can be selected, so all panels are shown. */
const still = 'print, (scripting: none)';

export const tabs = style({ minWidth: 0 });
export const list = style({
  display: 'flex',
  overflowX: 'auto',
  borderBottom: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
  scrollbarWidth: 'thin',
  '@media': { [still]: { display: 'none' } },
});
export const tab = style({
  flex: 'none',
  minHeight: vars.size.target,
  maxWidth: '100%',
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x4,
  fontWeight: vars.font.weight.medium,
  color: vars.color.text.secondary,
  borderBottom: `${vars.size.focusRing} solid transparent`,
  cursor: 'pointer',
  // The scroller would cut a ring around the tab off; space for it would part the line of the tab from that of the list.
  outlineOffset: `calc(-1 * ${vars.size.focusRing})`,
  selectors: {
    '&:hover': { color: vars.color.text.primary },
    '&[aria-selected="true"]': { color: vars.color.text.primary, borderBottomColor: vars.color.border.selected },
  },
  '@media': {
    // Forced colors render transparent borders, so only the selected tab keeps its line.
    [media.forcedColors]: {
      borderBottomColor: 'Canvas',
      selectors: { '&[aria-selected="true"]': { borderBottomColor: 'Highlight' } },
    },
  },
});
export const panel = style({
  paddingBlock: vars.space.x6,
  selectors: { '&[data-state="inactive"]': { display: 'none', '@media': { [still]: { display: 'block' } } } },
});
/** Title of the tab above its panel where the tabs are hidden. */
export const heading = style({ display: 'none', '@media': { [still]: { display: 'block' } } });

global(`${tabs}[data-orientation="vertical"]`, {
  '@media': {
    [media.from768]: {
      display: 'grid',
      gridTemplateColumns: 'fit-content(30%) minmax(0, 1fr)',
      columnGap: vars.space.x8,
      alignItems: 'start',
    },
  },
});
global(`${tabs}[data-orientation="vertical"] > ${list}`, {
  flexDirection: 'column',
  overflowX: 'visible',
  borderBottom: 0,
  borderInlineStart: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
});
global(`${tabs}[data-orientation="vertical"] > ${list} > ${tab}`, {
  borderBottom: 0,
  borderInlineStart: `${vars.size.focusRing} solid transparent`,
});
global(`${tabs}[data-orientation="vertical"] > ${list} > ${tab}[aria-selected="true"]`, {
  borderInlineStartColor: vars.color.border.selected,
  '@media': { [media.forcedColors]: { borderInlineStartColor: 'Highlight' } },
});
global(`${tabs}[data-orientation="vertical"] > ${panel}`, {
  '@media': { [media.from768]: { gridColumn: 2, paddingBlock: vars.space.x2 } },
});
