import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style, variants, global } = layeredStyling('components');

export const banner = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 auto',
  minWidth: 0,
  selectors: {
    '&:has(> * > :is(a, button):focus-visible)': {
      outline: `${vars.size.focusRing} solid ${vars.color.border.focus}`,
      outlineOffset: vars.size.focusOffset,
    },
  },
});

export const wrapper = style({ display: 'flex', flexDirection: 'column', flex: 1, borderRadius: 'inherit' });

/** The place of the image, for looks that move it. */
export const picture = style({});

export const overlay = style({
  // In front of the image and the link. Not positioned, so that the link of a button can cover the whole banner.
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  // Magento's default, which it does not store. Padding of a poster that is stored replaces it side by side.
  padding: '30px',
  borderRadius: 'inherit',
  // Only links and the like take the pointer: the rest belongs to the link below.
  pointerEvents: 'none',
});
export const content = style({ width: '100%' });

/** A poster's overlay is all of it; a collage's overlay is a box at one side. */
export const appearance = variants({
  poster: {},
  'collage-left': { alignItems: 'flex-start', justifyContent: 'center' },
  'collage-centered': { alignItems: 'center', justifyContent: 'center' },
  'collage-right': { alignItems: 'flex-end', justifyContent: 'center' },
});
global(`${appearance.poster} > ${overlay}`, { flex: 1 });
for (const side of ['collage-left', 'collage-centered', 'collage-right'] as const) {
  global(`${appearance[side]} > ${overlay}`, {
    width: '100%',
    '@media': { [media.from768]: { maxWidth: '50%' } },
  });
}

const shown = style({ backgroundColor: 'var(--pb-overlay)' });
/** Where there is no pointer to hover with, it shows always. */
const shownOnHover = style({
  backgroundColor: 'var(--pb-overlay)',
  '@media': {
    [media.finePointer]: {
      selectors: { [`${banner}:not(:hover, :focus-within) &`]: { backgroundColor: 'transparent' } },
    },
    [media.motionOk]: { transition: `background-color ${vars.duration.standard} ${vars.easing.out}` },
  },
});
export const overlayShown = { always: shown, hover: shownOnHover, never: undefined } as const;

export const text = style({});
export const legal = style({ marginBlockStart: vars.space.x3, fontSize: vars.font.size.caption });
// In front of the link of the button.
global(`:is(${text}, ${legal}) :is(a, video, audio, iframe, summary)`, {
  position: 'relative',
  zIndex: vars.layer.header,
  pointerEvents: 'auto',
});

export const buttonLine = style({ marginBlockStart: vars.space.x6 });
global(`${buttonLine} > *`, { pointerEvents: 'auto' });
export const onHover = style({
  '@media': {
    [media.finePointer]: { selectors: { [`${banner}:not(:hover, :focus-within) &`]: { opacity: 0 } } },
    [media.motionOk]: { transition: `opacity ${vars.duration.short} ${vars.easing.out}` },
  },
});

export const cover = style({ position: 'absolute', inset: 0, outline: 'none' });

/** The link of the button takes the pointer everywhere in the banner, except where the text has links. */
export const stretched = style({ position: 'static', '::after': { content: '', position: 'absolute', inset: 0 } });
