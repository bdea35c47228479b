import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';
import * as banner from '../content-types/banner/banner.css.ts';

const { style, global } = layeredStyling('components');

// In rem: enlarged text needs the whole width, and the swap of the images is in rem, too.
const narrow = media.sliderStack;
const medium = `not all and ${media.sliderStack}`;
const wide = `not all and ${media.imageSwap}`;

/**
 * Slider at the top of the home page: a subdued panel with text at one side and the image in the arch of a shop window
 * at the other.
 */
export const homeSlider = style({
  minHeight: vars.size.homeSliderMinSmall,
  maxWidth: vars.size.site,
  '@media': { [media.from1280]: { minHeight: vars.size.homeSliderMin } },
});

global(`${homeSlider} ${banner.banner}`, {
  borderRadius: vars.radius.xl,
  '@media': { [media.from960]: { borderRadius: vars.radius.xxl } },
});
global(`${homeSlider} ${banner.wrapper}`, { background: vars.color.background.quiet, overflow: 'clip' });
global(`${homeSlider} ${banner.overlay}`, {
  // Enlarged text needs the space more than the edge does.
  padding: `min(${vars.space.x6}, 6.5vw)`,
  '@media': { [wide]: { paddingInline: vars.space.x16 } },
});
global(`${homeSlider} ${banner.text} :is(h1, h2)`, {
  fontSize: vars.font.size.display,
  lineHeight: vars.font.lineHeight.display,
});
global(`${homeSlider} ${banner.text} > * + *`, { marginBlockStart: vars.space.x6 });
// Not in `ch`: the zero of the fallback font has another width, so lines would wrap differently when the font arrives.
global(`${homeSlider} ${banner.text} p`, { fontSize: vars.font.size.lead, maxWidth: '27em' });

// On a wide panel the dots are below the text; on a narrow one they would be on the image.
global(`${homeSlider} [data-part="dots"]`, {
  '@media': {
    [wide]: { position: 'absolute', insetBlockEnd: vars.space.x4, insetInlineStart: vars.space.x12 },
  },
});

// The slides keep the light theme, so the dots of the dark theme get their own background.
const ground = { background: vars.color.background.page, borderRadius: vars.radius.pill };
global(`[data-theme='dark'] ${homeSlider} [data-part="dots"]`, { '@media': { [wide]: ground } });
global(`[data-theme='system'] ${homeSlider} [data-part="dots"]`, {
  // A condition with `not` takes no second one.
  '@media': { [`${media.from1025} and (prefers-color-scheme: dark)`]: ground },
});

// From 1025 px, at the usual size of text, the wide image is the whole background and leaves one side free for the
// text. Below that the phone image is next to the text, and on phones below it.
for (const { side, edge } of [
  { side: 'collage-left', edge: 'insetInlineStart' },
  { side: 'collage-right', edge: 'insetInlineEnd' },
] as const) {
  const wrapper = `${homeSlider} ${banner.appearance[side]}`;
  global(`${wrapper} > ${banner.picture}`, {
    borderRadius: 0,
    '@media': {
      [narrow]: { position: 'relative', order: 1, alignSelf: 'stretch', flexGrow: 1, aspectRatio: '1' },
      [medium]: { [edge]: '50%' },
      [wide]: { [edge]: 0 },
    },
  });
  global(`${wrapper} > ${banner.picture} img`, {
    objectFit: 'contain',
    objectPosition: 'bottom',
    '@media': { [wide]: { objectFit: 'cover', objectPosition: 'center' } },
  });
  global(`${wrapper} > ${banner.overlay}`, {
    '@media': { [narrow]: { maxWidth: 'none' }, [medium]: { maxWidth: '50%' } },
  });
}
