import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';
import { boxRadius } from '../checkbox/checkbox.css.ts';

const { style, global } = layeredStyling('components');

export const panel = style({ display: 'flex', flexDirection: 'column' });
export const group = style({
  borderTop: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
  paddingBlock: vars.space.x2,
});
export const summary = style({
  minHeight: vars.size.target,
  paddingBlock: vars.space.x2,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  borderRadius: vars.radius.xs,
  fontWeight: vars.font.weight.semibold,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  listStyle: 'none',
});
global(`${summary}::-webkit-details-marker`, { display: 'none' });
global(`${summary}::after`, { content: '"+" / ""', fontSize: vars.font.size.lead });
global(`${group}[open] > ${summary}::after`, { content: '"−" / ""' });
export const options = style({ listStyle: 'none', paddingBottom: vars.space.x2 });
export const rest = style({ paddingBottom: vars.space.x2 });
export const restSummary = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  cursor: 'pointer',
  listStyle: 'none',
  textDecoration: 'underline',
  textUnderlineOffset: vars.space.x1,
});
global(`${restSummary}::-webkit-details-marker`, { display: 'none' });
export const more = style({});
export const less = style({});
global(`${rest}[open] > ${restSummary} > ${more}, ${rest}:not([open]) > ${restSummary} > ${less}`, { display: 'none' });
const boxShape = {
  flex: 'none',
  width: vars.size.iconMd,
  height: vars.size.iconMd,
  borderRadius: boxRadius,
  border: `${vars.size.hairline} solid ${vars.color.border.control}`,
  background: vars.color.background.surface,
} as const;
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minHeight: vars.size.target,
  paddingBlock: vars.space.x2,
  textDecoration: 'none',
  borderRadius: vars.radius.xs,
  // The text is a flex item without an element.
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: vars.space.x1 },
    // The box of a link; only a selected one has an element, for its check mark.
    'a&:not([data-selected])::before': { ...boxShape, content: '""' },
    // Long lists have hundreds of options: each element costs time. The number is in the name of the control.
    '&[data-count]::after': {
      content: ['attr(data-count)', 'attr(data-count) / ""'],
      flex: 'none',
      marginInlineStart: 'auto',
      color: vars.color.text.secondary,
      fontSize: vars.font.size.small,
      fontVariantNumeric: 'tabular-nums',
    },
  },
});
// The checkbox has the height of the target by its margins, which would add to the padding of the option.
global(`${option} > input`, { marginBlock: 0 });
export const box = style({
  ...boxShape,
  display: 'inline-grid',
  placeItems: 'center',
  background: vars.color.action.primary,
  borderColor: vars.color.action.primary,
  color: vars.color.action.onPrimary,
});
export const below = style({ paddingBlock: `${vars.space.x2} ${vars.space.x4}` });
export const active = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x2,
  listStyle: 'none',
});
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minHeight: vars.size.target,
  paddingBlock: vars.space.x1,
  paddingInline: vars.space.x4,
  borderRadius: vars.radius.pill,
  border: `${vars.size.hairline} solid ${vars.color.border.control}`,
  fontSize: vars.font.size.small,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  background: vars.color.background.surface,
  selectors: { '&:hover': { borderColor: vars.color.border.controlHover } },
});
export const clear = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  fontSize: vars.font.size.small,
});
