import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style, global } = layeredStyling('app');

/** Content in front of the text has its own distance. */
export const layout = style({
  '@media': {
    [media.from1025]: {
      display: 'grid',
      gridTemplateColumns: `${vars.size.filterSidebar} minmax(0, 1fr)`,
      columnGap: vars.space.x20,
    },
  },
});

/** Stays in view while the text is read. On narrow screens the text itself is near enough. */
export const contents = style({
  display: 'none',
  '@media': {
    [media.from1025]: {
      display: 'block',
      position: 'sticky',
      alignSelf: 'start',
      insetBlockStart: vars.space.x24,
      maxBlockSize: `calc(100vh - ${vars.space.x24})`,
      overflowY: 'auto',
      marginBlockStart: vars.space.x10,
      paddingBlockEnd: vars.space.x6,
    },
  },
});

// A line has 60 to 75 characters: the wider the screen, the larger the letters.
export const text = style({
  maxWidth: vars.size.prose,
  '@media': { [media.from1025]: { maxWidth: `calc(0.9 * ${vars.size.prose})`, fontSize: vars.font.size.lead } },
});
global(`${text} :is(p, li, td, th)`, { '@media': { [media.from1025]: { fontSize: 'inherit' } } });
// One step below the title of the page.
for (const [heading, fontSize] of [
  ['h2', vars.font.size.h3],
  ['h3', vars.font.size.h4],
  ['h4', vars.font.size.h5],
] as const)
  global(`${text} ${heading}`, { fontSize });
global(`${text} :is(h5, h6)`, { fontSize: 'inherit' });
