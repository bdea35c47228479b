import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('components');

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  minWidth: `min(${vars.size.filterSidebar} - ${vars.space.x4}, calc(100vw - 5 * ${vars.space.x4}))`,
});
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minHeight: vars.size.target,
  // An e-mail address is one word.
  overflowWrap: 'anywhere',
  textUnderlineOffset: vars.space.x1,
});
/** Aligned with the text of the link, not with its icon. */
export const hours = style({
  paddingInlineStart: `calc(${vars.size.iconMd} + ${vars.space.x2})`,
  color: vars.color.text.secondary,
  fontSize: vars.font.size.small,
});
/** As high as the row that replaces it, to prevent layout shift. */
export const placeholder = style({ display: 'grid', alignItems: 'center', minHeight: vars.size.target });
