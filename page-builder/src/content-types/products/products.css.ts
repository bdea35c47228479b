import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('components');

/** Half the height of a card's image, whose sides are as 4 to 5. */
const pictureCenter = (cards: number, gap: string) => `calc((100cqi - ${cards - 1} * ${gap}) / ${cards} / 0.8 / 2)`;

/** The arrows stand next to the images: over texts they would hide what they say. */
export const carousel = style({
  containerType: 'inline-size',
  vars: { '--w-carousel-arrow-center': pictureCenter(2, vars.space.x3) },
  '@media': {
    [media.from640]: { vars: { '--w-carousel-arrow-center': pictureCenter(3, vars.space.x6) } },
    [media.from960]: { vars: { '--w-carousel-arrow-center': pictureCenter(4, vars.space.x6) } },
  },
});

/** Two, three or four cards in view, as in the grid; a continuous carousel shows a part of the next ones too. */
export const track = style({
  gap: vars.space.x3,
  paddingInline: 'min(var(--pb-center-padding), 12%)',
  scrollPaddingInline: 'min(var(--pb-center-padding), 12%)',
  '@media': { [media.from640]: { gap: vars.space.x6 } },
});
export const item = style({
  flex: `0 0 calc((100% - ${vars.space.x3}) / 2)`,
  minWidth: 0,
  scrollSnapAlign: 'start',
  '@media': {
    [media.from640]: { flexBasis: `calc((100% - 2 * ${vars.space.x6}) / 3)` },
    [media.from960]: { flexBasis: `calc((100% - 3 * ${vars.space.x6}) / 4)` },
  },
});
