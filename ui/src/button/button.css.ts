import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style, variants } = layeredStyling('components');

export const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x2,
  paddingBlock: vars.space.x2,
  borderRadius: vars.radius.pill,
  border: `${vars.size.hairline} solid transparent`,
  fontFamily: vars.font.family.body,
  fontWeight: vars.font.weight.semibold,
  lineHeight: vars.font.lineHeight.snug,
  textAlign: 'center',
  textDecoration: 'none',
  maxWidth: '100%',
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    '&[aria-disabled="true"]': { cursor: 'not-allowed' },
    // Progress uses the button's own colors.
    '&[data-loading]': { cursor: 'progress' },
  },
  '@media': {
    // Doubled for higher specificity than the colors of the variants.
    [media.forcedColors]: { selectors: { '&&[aria-disabled="true"]': { color: 'GrayText', borderColor: 'GrayText' } } },
    [media.motionOk]: {
      transitionProperty: 'background-color, color, border-color',
      transitionDuration: vars.duration.short,
      transitionTimingFunction: vars.easing.out,
    },
    // Nothing is clicked on paper. Doubled for higher specificity than the display of a component.
    print: { selectors: { '&&': { display: 'none' } } },
  },
});
/** Breaks a word that is wider than the container, with a hyphen where the browser can. */
export const longWord = style({ overflowWrap: 'anywhere', hyphens: 'auto' });

// Padding is limited in vw too, because enlarged text needs the space more than the edges do.
export const size = variants({
  small: { minHeight: vars.size.target, paddingInline: `min(${vars.space.x5}, 5.5vw)`, fontSize: vars.font.size.small },
  medium: { minHeight: vars.size.field, paddingInline: `min(${vars.space.x6}, 6.5vw)`, fontSize: vars.font.size.body },
  large: {
    minHeight: `calc(${vars.size.field} + ${vars.space.x2})`,
    paddingInline: `min(${vars.space.x8}, 8.75vw)`,
    fontSize: vars.font.size.lead,
  },
});

export const variant = variants({
  primary: {
    background: vars.color.action.primary,
    color: vars.color.action.onPrimary,
    selectors: {
      '&:hover': { background: vars.color.action.primaryHover },
      '&:active': { background: vars.color.action.primaryActive },
      '&[aria-disabled="true"]:not([data-loading])': {
        background: vars.color.action.disabled,
        color: vars.color.action.onDisabled,
      },
    },
  },
  secondary: {
    background: vars.color.action.secondary,
    color: vars.color.action.onSecondary,
    borderColor: 'currentcolor',
    selectors: {
      '&:hover': { background: vars.color.action.secondaryHover },
      '&:active': { boxShadow: `inset 0 0 0 ${vars.size.hairline} currentcolor` },
      '&[aria-disabled="true"]:not([data-loading])': {
        boxShadow: 'none',
        background: vars.color.action.secondary,
        color: vars.color.action.onDisabled,
      },
    },
  },
  highlight: {
    background: vars.color.action.highlight,
    color: vars.color.action.onHighlight,
    selectors: {
      '&:hover': { background: vars.color.action.highlightHover },
      '&:active': { boxShadow: `inset 0 0 0 ${vars.size.hairline} currentcolor` },
      '&[aria-disabled="true"]:not([data-loading])': {
        boxShadow: 'none',
        background: vars.color.action.disabled,
        color: vars.color.action.onDisabled,
      },
    },
  },
  quiet: {
    color: 'inherit',
    textDecorationLine: 'underline',
    textUnderlineOffset: vars.space.x1,
    // Its text aligns with the text around it.
    paddingInline: 0,
    minWidth: vars.size.target,
    selectors: {
      '&:hover': { textDecorationThickness: vars.space.xxs },
      '&:active': { textDecorationStyle: 'dotted' },
      '&[aria-disabled="true"]:not([data-loading])': {
        color: vars.color.action.onDisabled,
        textDecorationLine: 'none',
      },
      // There is no padding between the text and the ring.
      '&:focus-visible': { outlineOffset: vars.space.x1, borderRadius: vars.radius.xs },
    },
  },
});

export const fullWidth = style({ width: '100%' });
// Label and progress share a grid cell, so the button keeps its width unless the progress is wider.
export const content = style({
  gridArea: '1 / 1',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x2,
});
export const cell = style({ display: 'inline-grid' });
// Invisible, but still part of the accessible name.
export const unseen = style({ opacity: 0 });
