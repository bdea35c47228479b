import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('components');

export const group = style({
  paddingInline: vars.space.x3,
  paddingTop: vars.space.x2,
  color: vars.color.text.secondary,
  fontSize: vars.font.size.caption,
});
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  width: '100%',
  minHeight: vars.size.target,
  paddingInline: vars.space.x3,
  borderRadius: vars.radius.sm,
  color: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.background.quiet },
    '&[aria-current]': { fontWeight: vars.font.weight.semibold },
  },
});
/** Room for the tick, so that all names begin at one line. */
export const mark = style({ flex: 'none', width: vars.size.iconSm });

/** Without scripts nothing unfolds: the links stand in the open instead. */
export const linked = style({ '@media': { '(scripting: none)': { display: 'none' } } });
export const links = style({ display: 'flex', flexWrap: 'wrap' });
