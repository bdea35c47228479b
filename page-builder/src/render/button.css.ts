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

/** Inverted links are for dark backgrounds and images; a background color of the merchant replaces their color. */
const inverted = `var(--pb-inverted-link, ${vars.color.text.inverse})`;

/** Buttons styled as links. */
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
      color: inverted,
      textDecorationLine: 'none',
      selectors: { '&:hover': { textDecorationLine: 'underline' } },
    },
  ],
  underlineInvertedLink: [
    link,
    {
      color: inverted,
      textDecorationLine: 'underline',
      selectors: { '&:hover': { textDecorationThickness: vars.space.xxs } },
    },
  ],
});

/** A button that leads nowhere: neither the pointer nor hovering suggests a control. */
export const withoutLink = style({ cursor: 'default', pointerEvents: 'none' });
