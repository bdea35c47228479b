import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style, variants } = layeredStyling('components');

const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  fontWeight: vars.font.weight.semibold,
  lineHeight: vars.font.lineHeight.snug,
  textUnderlineOffset: vars.space.x1,
  textDecorationThickness: vars.size.hairline,
  cursor: 'pointer',
});

/** Buttons styled as links; the inverted ones are for dark backgrounds. */
export const linkLook = variants({
  link: [
    link,
    {
      color: 'inherit',
      textDecorationLine: 'underline',
      selectors: { '&:hover': { textDecorationThickness: vars.space.xxs } },
    },
  ],
  invertedLink: [
    link,
    {
      color: vars.color.text.inverse,
      textDecorationLine: 'none',
      selectors: { '&:hover': { textDecorationLine: 'underline' } },
    },
  ],
  underlineInvertedLink: [
    link,
    {
      color: vars.color.text.inverse,
      textDecorationLine: 'underline',
      selectors: { '&:hover': { textDecorationThickness: vars.space.xxs } },
    },
  ],
});

/** A button that leads nowhere: neither the pointer nor hovering suggests a control. */
export const withoutLink = style({ cursor: 'default', pointerEvents: 'none' });
