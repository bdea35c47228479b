import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';
import * as column from '../content-types/column/column.css.ts';
import { line } from '../content-types/column-line/column-line.css.ts';

const { style, global } = layeredStyling('components');

/** A row with the space around it that sections of a page have. */
export const section = style({ paddingBlock: vars.space.x6, '@media': { [media.from960]: { paddingBlock: vars.space.x10 } } });

/** A group of two columns: the heading of a section and, at the end of its line, a link to more. Side by side on phones too. */
export const sectionHead = style({ marginBlockEnd: vars.space.x6 });
global(`${sectionHead} ${line}`, { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'last baseline', gap: vars.space.x4 });
global(`${sectionHead} ${column.column}`, { flex: '0 1 auto', alignSelf: 'auto' });
global(`${sectionHead} ${column.column} + ${column.column}`, { flex: 'none' });

/** A row with a short text in the middle of a quiet panel. */
export const textBanner = style({
  paddingBlock: vars.space.x12,
  paddingInline: vars.space.x6,
  borderRadius: vars.radius.xl,
  background: vars.color.background.quiet,
  textAlign: 'center',
});
