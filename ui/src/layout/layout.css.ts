import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style, variants, global } = layeredStyling('layout');

export const gaps = {
  none: vars.space.none,
  xxs: vars.space.xxs,
  x1: vars.space.x1,
  x2: vars.space.x2,
  x3: vars.space.x3,
  x4: vars.space.x4,
  x5: vars.space.x5,
  x6: vars.space.x6,
  x8: vars.space.x8,
  x10: vars.space.x10,
  x12: vars.space.x12,
  x16: vars.space.x16,
  x20: vars.space.x20,
  x24: vars.space.x24,
} as const;

export const stack = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const screenOnly = style({ '@media': { print: { display: 'none' } } });
export const inline = style({ display: 'flex', flexWrap: 'wrap', minWidth: 0 });
export const gap = variants(mapGaps((value) => ({ gap: value })));
export const align = variants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  stretch: { alignItems: 'stretch' },
  baseline: { alignItems: 'baseline' },
});
export const justify = variants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});

const blockBase = style({ width: '100%', marginInline: 'auto', paddingInline: vars.size.gutter });
export const block = variants({
  site: [blockBase, { maxWidth: vars.size.site }],
  panel: [blockBase, { maxWidth: vars.size.panel }],
  prose: [blockBase, { maxWidth: vars.size.prose }],
});

export const blockSpace = variants(mapGaps((value) => ({ paddingBlock: value })));

const gridBase = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
// Side by side only if both fit at the reader's text size, which wrapping achieves.
const mainAside = style({
  '@media': { [media.from1025]: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start' } },
});
global(`${mainAside} > :first-child`, { '@media': { [media.from1025]: { flex: '9999 1 28rem', minWidth: 0 } } });
global(`${mainAside} > :nth-child(2)`, {
  '@media': { [media.from1025]: { flex: `1 1 ${vars.size.sidePanel}`, minWidth: 0 } },
});

export const columns = variants({
  pairs: [gridBase, { '@media': { [media.from640]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } }],
  two: [gridBase, { '@media': { [media.from768]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } }],
  three: [
    gridBase,
    {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '@media': { [media.from640]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
    },
  ],
  four: [
    gridBase,
    {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '@media': { [media.from960]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
    },
  ],
  mainAside: [gridBase, mainAside],
  halves: [
    gridBase,
    { '@media': { [media.from960]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' } } },
  ],
});

function mapGaps<Rule>(rule: (value: string) => Rule) {
  const { none, xxs, x1, x2, x3, x4, x5, x6, x8, x10, x12, x16, x20, x24 } = gaps;
  return {
    none: rule(none),
    xxs: rule(xxs),
    x1: rule(x1),
    x2: rule(x2),
    x3: rule(x3),
    x4: rule(x4),
    x5: rule(x5),
    x6: rule(x6),
    x8: rule(x8),
    x10: rule(x10),
    x12: rule(x12),
    x16: rule(x16),
    x20: rule(x20),
    x24: rule(x24),
  };
}
