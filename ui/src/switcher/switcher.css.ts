import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';
import { iconMask } from '../icon/icon-mask.ts';
import { checkPath, chevronDownPath } from '../icon/icon-paths.ts';

const { style, global } = layeredStyling('components');

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
  paddingBlock: vars.space.x2,
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
/** With space for the check mark, so that all labels align. */
export const markedOption = style([
  option,
  {
    selectors: {
      '&::before': { content: '""', flex: 'none', width: vars.size.iconSm },
      '&[aria-current]::before': iconMask(checkPath),
    },
  },
]);

export const switcher = style({});
// The options have a padding of their own.
global(`${switcher} > [data-part="panel"]`, { padding: vars.space.x2 });
global(`${switcher} > [aria-expanded]::after`, iconMask(chevronDownPath));
global(`${switcher} > [aria-expanded="true"]::after`, { transform: 'rotate(180deg)' });

/** Without scripts nothing can expand, so the links are always visible. */
export const linked = style({ '@media': { '(scripting: none)': { display: 'none' } } });
export const links = style({ display: 'flex', flexWrap: 'wrap' });
