import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style, global } = layeredStyling('components');

/** Element with a background: its layers stay behind its content and within its corners. */
export const ground = style({ position: 'relative', isolation: 'isolate' });

// On each tone of a background that a merchant selected, text, links and secondary buttons have a color with enough
// contrast, see `getBackgroundTone`. Hovering a button moves its background away from its text. Black and white are no
// tokens here, because no color of a brand has enough contrast to a medium tone.
for (const [tone, text, secondaryText, hover] of [
  ['dark', vars.color.text.inverse, vars.color.text.inverseSecondary, 'color-mix(in srgb, black 20%, transparent)'],
  ['medium-dark', 'white', 'white', 'color-mix(in srgb, black 20%, transparent)'],
  ['medium-light', 'black', 'black', 'color-mix(in srgb, white 20%, transparent)'],
] as const) {
  global(`[data-pb-background='${tone}']`, {
    vars: {
      [vars.color.text.primary]: text,
      [vars.color.text.secondary]: secondaryText,
      [vars.color.action.onSecondary]: text,
      [vars.color.border.selected]: text,
      [vars.color.action.secondaryHover]: hover,
    },
  });
  // The ring of the element itself is outside of its background, and elements with a theme have a background of their own.
  global(`[data-pb-background='${tone}'] > :not([data-theme])`, { vars: { [vars.color.border.focus]: text } });
}
const known = ":not([data-pb-background='unknown'])";
global(`[data-pb-background]:where(${known})`, {
  color: vars.color.text.primary,
  vars: { '--pb-inverted-link': vars.color.text.primary },
});
// Inside another theme or on another tone, text that inherits its color would keep that of the element around it. A
// preset with a color has it inside another theme.
const around = [":where([data-theme]:not([data-theme='light']))", `[data-pb-background]${known}`];
global(around.map((outer) => `${outer} [data-pb-background='unknown']`).join(', '), {
  color: vars.color.text.primary,
  vars: { '--pb-inverted-link': vars.color.text.inverse },
});

/** Content in front of the layers. */
export const foreground = style({ position: 'relative' });

export const layer = style({
  position: 'absolute',
  inset: 0,
  overflow: 'clip',
  borderRadius: 'inherit',
  pointerEvents: 'none',
});

/** Media queries that images need: as constants of a style sheet they are in bundles without all the others. */
export const { imageShimmer, imageSwap } = media;

/** Layer whose image is for phones and tablets. */
export const mobileOnly = style({ '@media': { [`not all and ${imageSwap}`]: { display: 'none' } } });

// The image fills the layer, not the `<picture>`.
global(`${layer} > picture`, { display: 'contents' });

export const covering = style({ width: '100%', height: '100%', objectFit: 'cover' });
export const contained = style({ width: '100%', height: '100%', objectFit: 'contain' });

export const repeated = style({
  height: '100%',
  backgroundImage: 'var(--pb-background-desktop)',
  '@media': { [imageSwap]: { backgroundImage: 'var(--pb-background-mobile)' } },
});

/** The video itself is lazy-loaded; its styles are here, so that the server HTML has them. */
export const videoFile = style({ width: '100%', height: '100%', objectFit: 'cover' });

/** Players keep 16:9, so the iframe is enlarged to cover any box, and centered. */
export const videoPlayer = style({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: '50%',
  width: '100%',
  minHeight: '100%',
  aspectRatio: '16 / 9',
  transform: 'translate(-50%, -50%)',
});
global(`${videoPlayer} > iframe`, { width: '100%', height: '100%', border: 0 });

/** Above the overlay, the content and a link that covers all of them. */
export const videoControl = style({
  position: 'absolute',
  zIndex: vars.layer.header,
  insetBlockStart: vars.space.x4,
  insetInlineEnd: vars.space.x4,
});
