import { media } from '@witryna/design-tokens';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style, variants } = layeredStyling('components');

/** Widths of a line add up to all of it; where there are gaps, columns give them room in proportion. */
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  '@media': { [media.from768]: { flex: '0 1 var(--pb-width)' } },
});

export const content = style({ width: '100%' });

export const appearance = variants({
  'full-height': { alignSelf: 'stretch' },
  'align-top': { '@media': { [media.from768]: { alignSelf: 'flex-start' } } },
  'align-center': { '@media': { [media.from768]: { alignSelf: 'center' } } },
  'align-bottom': { '@media': { [media.from768]: { alignSelf: 'flex-end' } } },
});

export const alignment = variants({
  top: { justifyContent: 'flex-start' },
  middle: { justifyContent: 'center' },
  bottom: { justifyContent: 'flex-end' },
});
