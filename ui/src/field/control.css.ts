import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';
import { inverse } from './field.css.ts';

const { style, global } = layeredStyling('components');

/** Box of text inputs, selects and text areas. */
export const control = style({
  width: '100%',
  minWidth: 0,
  minHeight: vars.size.field,
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x4,
  border: `${vars.size.hairline} solid ${vars.color.border.control}`,
  borderRadius: vars.radius.sm,
  background: vars.color.background.surface,
  color: vars.color.text.primary,
  // Below 16 px, iOS zooms into the page on focus.
  fontSize: vars.font.size.body,
  lineHeight: vars.font.lineHeight.body,
  selectors: {
    '&:hover': { borderColor: vars.color.border.controlHover },
    '&:focus': { borderColor: vars.color.border.focus },
    '&::placeholder': { color: vars.color.text.secondary, opacity: 1 },
    // A thicker border that does not move the text.
    '&[aria-invalid="true"]': {
      borderColor: vars.color.border.error,
      boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.border.error}`,
    },
    '&:read-only:is(input, textarea):enabled': { background: vars.color.background.quiet },
    // The browser's autofill colors would override the theme, and its background can only be covered.
    '&:autofill': {
      boxShadow: `inset 0 0 0 ${vars.size.field} ${vars.color.background.quiet}`,
      WebkitTextFillColor: vars.color.text.primary,
      caretColor: vars.color.text.primary,
    },
    '&:disabled': {
      background: vars.color.action.disabled,
      borderColor: vars.color.border.hairline,
      color: vars.color.text.secondary,
      opacity: 1,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [media.motionOk]: {
      transitionProperty: 'border-color, background-color',
      transitionDuration: vars.duration.short,
      transitionTimingFunction: vars.easing.out,
    },
  },
});

global(`${inverse} ${control}`, {
  background: vars.color.background.inverseField,
  borderColor: vars.color.border.inverse,
  color: vars.color.text.inverse,
});
global(`${inverse} ${control}:hover, ${inverse} ${control}:focus`, { borderColor: vars.color.text.inverse });
global(`${inverse} ${control}::placeholder`, { color: vars.color.text.inverseSecondary });
global(`${inverse} ${control}[aria-invalid="true"]`, {
  borderColor: vars.color.text.inverse,
  boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.text.inverse}`,
});
global(`${inverse} ${control}:autofill`, {
  boxShadow: `inset 0 0 0 ${vars.size.field} ${vars.color.background.inverseDeep}`,
  WebkitTextFillColor: vars.color.text.inverse,
  caretColor: vars.color.text.inverse,
});
global(`${inverse} :focus-visible`, { outlineColor: vars.color.border.focusInverse });
