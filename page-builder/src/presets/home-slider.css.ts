import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';
import * as carousel from '../carousel/carousel.css.ts';
import * as banner from '../content-types/banner/banner.css.ts';

const { style, global } = layeredStyling('components');

/** The slider at the top of the home page: a calm panel, text at one side, the picture in the arch of a shop window at the other. */
export const homeSlider = style({
  minHeight: vars.size.homeSliderMinSmall,
  maxWidth: vars.size.site,
  '@media': { [media.from1280]: { minHeight: vars.size.homeSliderMin } },
});

global(`${homeSlider} ${banner.banner}`, { borderRadius: vars.radius.xl, '@media': { [media.from960]: { borderRadius: vars.radius.xxl } } });
global(`${homeSlider} ${banner.wrapper}`, { background: vars.color.background.quiet, overflow: 'clip' });
global(`${homeSlider} ${banner.overlay}`, {
  padding: vars.space.x6,
  '@media': { [media.from960]: { paddingInline: vars.space.x16 } },
});
global(`${homeSlider} ${banner.text} :is(h1, h2)`, { fontSize: vars.font.size.display, lineHeight: vars.font.lineHeight.display });
global(`${homeSlider} ${banner.text} > * + *`, { marginBlockStart: vars.space.x6 });
global(`${homeSlider} ${banner.text} p`, { fontSize: vars.font.size.lead, maxWidth: '40ch' });

// On a wide panel the bars stand below the text; on a narrow one they would stand on the picture.
global(`${homeSlider} ${carousel.dots}`, {
  '@media': {
    [media.from960]: { position: 'absolute', insetBlockEnd: vars.space.x4, insetInlineStart: vars.space.x12 },
  },
});

const stage = [
  { side: 'collage-left', near: 'insetInlineEnd', far: 'insetInlineStart' },
  { side: 'collage-right', near: 'insetInlineStart', far: 'insetInlineEnd' },
] as const;
for (const { side, near, far } of stage) {
  const wrapper = `${homeSlider} ${banner.appearance[side]}`;
  global(`${wrapper} > ${banner.picture}`, {
    borderRadius: `${vars.radius.pill} ${vars.radius.pill} 0 0`,
    background: vars.color.background.quietStrong,
    '@media': {
      [media.to959]: { position: 'relative', order: 1, flex: 1, alignSelf: 'stretch', minHeight: vars.size.socialFeedMin, marginInline: vars.space.x6 },
      [media.from960]: { insetBlockStart: '8%', [near]: vars.space.x12, [far]: 'auto', width: '41%' },
    },
  });
  global(`${wrapper} > ${banner.overlay}`, { '@media': { [media.to959]: { maxWidth: 'none' }, [media.from960]: { maxWidth: '56%' } } });
}
