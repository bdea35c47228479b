import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('components');

/** Round box of a radio button. */
export const radio = style({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: vars.size.iconLg,
  height: vars.size.iconLg,
  border: `${vars.size.hairline} solid ${vars.color.border.control}`,
  // Round in every brand, to distinguish it from a checkbox.
  borderRadius: '50%',
  background: vars.color.background.surface,
  cursor: 'pointer',
  selectors: {
    '&::before': {
      content: '""',
      width: '50%',
      height: '50%',
      borderRadius: '50%',
      background: vars.color.action.primary,
      opacity: 0,
    },
    '&:hover': { borderColor: vars.color.border.controlHover },
    '&:checked': { borderColor: vars.color.border.selected },
    '&:checked::before': { opacity: 1 },
    '[aria-invalid="true"] &': {
      borderColor: vars.color.border.error,
      boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.border.error}`,
    },
    '&:disabled': {
      background: vars.color.action.disabled,
      borderColor: vars.color.border.hairline,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    // Forced colors remove backgrounds and with them the dot, so the system renders its own button.
    [media.forcedColors]: { appearance: 'auto', selectors: { '&::before': { display: 'none' } } },
  },
});
