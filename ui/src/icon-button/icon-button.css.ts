import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style, variants } = layeredStyling('components');

const base = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: vars.size.target,
  height: vars.size.target,
  borderRadius: vars.radius.pill,
  cursor: 'pointer',
  // Forced colors remove backgrounds; the border keeps the edge visible.
  border: `${vars.size.hairline} solid transparent`,
  selectors: {
    '&:hover': { background: vars.color.background.quiet },
    '&:active': { background: vars.color.background.quietStrong },
    '&[aria-disabled="true"]': { cursor: 'not-allowed' },
    // Progress uses the button's own colors.
    '&[aria-disabled="true"]:not([data-loading])': { color: vars.color.action.onDisabled },
  },
  '@media': {
    // Doubled for higher specificity than the colors of the variants.
    [media.forcedColors]: { selectors: { '&&[aria-disabled="true"]': { color: 'GrayText', borderColor: 'GrayText' } } },
    [media.motionOk]: {
      transitionProperty: 'background-color, color',
      transitionDuration: vars.duration.short,
      transitionTimingFunction: vars.easing.out,
    },
    // Nothing is clicked on paper. Doubled for higher specificity than the display of a component.
    print: { selectors: { '&&': { display: 'none' } } },
  },
});

export const variant = variants({
  plain: [base, { selectors: { '&[aria-disabled="true"]:not([data-loading])': { background: 'none' } } }],
  filled: [
    base,
    {
      background: vars.color.action.primary,
      color: vars.color.action.onPrimary,
      selectors: {
        '&:hover': { background: vars.color.action.primaryHover },
        '&:active': { background: vars.color.action.primaryActive },
        '&[aria-disabled="true"]:not([data-loading])': { background: vars.color.action.disabled },
      },
    },
  ],
  raised: [
    base,
    {
      background: vars.color.background.surface,
      // Edge on images and slides that have the background of the button or of its hover. The border of small buttons
      // belongs to the target.
      backgroundClip: 'padding-box',
      boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.border.hairline}`,
      selectors: { '&[aria-disabled="true"]:not([data-loading])': { background: vars.color.background.surface } },
    },
  ],
});

// The border belongs to the target, not to the background.
export const small = style({
  selectors: {
    '&&': {
      borderWidth: `calc((${vars.size.target} - ${vars.space.x8}) / 2)`,
      backgroundClip: 'padding-box',
    },
  },
  '@media': { [media.forcedColors]: { selectors: { '&&': { borderWidth: vars.size.hairline } } } },
});
