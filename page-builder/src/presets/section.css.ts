import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';
import * as column from '../content-types/column/column.css.ts';
import { line } from '../content-types/column-line/column-line.css.ts';
import * as row from '../content-types/row/row.css.ts';

const { style, global } = layeredStyling('components');

/** Row with the spacing around it that sections of a page have. */
export const section = style({
  paddingBlock: vars.space.x6,
  '@media': { [media.from960]: { paddingBlock: vars.space.x10 } },
});

global(`${section} > ${row.content} > * + *`, { marginBlockStart: vars.space.x4 });
// Tiles have the same distance from the heading of their section as from a section head.
global(`${section} > ${row.content} > h2 + div`, { marginBlockStart: vars.space.x6 });

/**
 * Group of two columns: the heading of a section and, at the end of the line, a link to more. Side by side on phones
 * too.
 */
export const sectionHead = style({ marginBlockEnd: vars.space.x6 });
global(`${sectionHead} ${line}`, { flexFlow: 'row wrap', alignItems: 'last baseline', gap: vars.space.x4 });
// With enlarged text the link wraps below the heading.
global(`${sectionHead} ${column.column}`, { flex: `1 1 calc(2 * ${vars.space.x20})`, alignSelf: 'auto' });
global(`${sectionHead} ${column.column} + ${column.column}`, { flex: 'none' });

/** Row with a short text centered in a subdued panel. */
export const textBanner = style({
  paddingBlock: vars.space.x12,
  paddingInline: vars.space.x6,
  borderRadius: vars.radius.xl,
  background: vars.color.background.quiet,
  textAlign: 'center',
});

/** Text in lines of readable length. */
export const prose = style({ maxWidth: vars.size.prose });

/** Group of columns with short texts: below each other up to 959 px, with a line above each. */
export const points = style({});
global(`h2 + ${points}, ${points} + *`, { marginBlockStart: vars.space.x6 });
global(`${points} ${line}`, {
  gap: vars.space.x6,
  '@media': { [media.to959]: { flexDirection: 'column' }, [media.from960]: { gap: vars.space.x8 } },
});
global(`${points} ${column.column}`, {
  paddingBlockStart: vars.space.x6,
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
});
global(`${points} ${column.column} :is(h2, h3)`, { fontSize: vars.font.size.h5, marginBlockEnd: vars.space.x2 });
global(`${points} ${column.column} p`, { maxWidth: vars.size.prose });
