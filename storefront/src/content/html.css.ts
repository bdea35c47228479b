import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { guardEditorStyles, layeredStyling } from '@witryna/design-tokens/styling';

const { style, global } = layeredStyling('app');

export const html = style({ display: 'flow-root', overflowWrap: 'anywhere' });
global(`${html} > * + *`, { marginTop: vars.space.x3 });
// Text in elements that only group it. Items of a list are close together, and those of a flex box or grid are aligned.
global(
  `${html} :where(:not(li, [style*='flex'], [style*='grid']) > * + :is(p, ul, ol, dl, blockquote, pre, h1, h2, h3, h4, h5, h6))`,
  { marginTop: vars.space.x3 },
);
// One step below the headings of the page around it.
for (const [heading, fontSize] of [
  ['h1', vars.font.size.h2],
  ['h2', vars.font.size.h3],
  ['h3', vars.font.size.h4],
  ['h4', vars.font.size.h5],
  [':is(h5, h6)', vars.font.size.body],
] as const)
  global(`${html} ${heading}`, { fontSize });
global(`${html} > * + :is(h1, h2, h3, h4, h5, h6)`, { marginTop: vars.space.x6 });
global(`${html} :is(ul, ol)`, { paddingInlineStart: vars.space.x5 });
global(`${html} li + li`, { marginTop: vars.space.x1 });
global(`${html} dt`, { fontWeight: vars.font.weight.semibold });
global(`${html} dt:not(:first-child)`, { marginTop: vars.space.x4 });
// A table that is too wide scrolls with its text, in which it is a region, see `watchWideTables`.
global(`${html}:has(table)`, { overflowX: 'auto' });
// Columns are as wide as their longest word, instead of breaking it.
global(`${html} table`, {
  overflowWrap: 'break-word',
  width: '100%',
  fontSize: vars.font.size.small,
  fontVariantNumeric: 'tabular-nums',
});
global(`${html} :is(th, td)`, {
  paddingBlock: vars.space.x2,
  paddingInlineEnd: vars.space.x3,
  borderBottom: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
});
// Cells inherit the alignment that an editor sets on a row, the table or the text around it.
global(`${html} th`, { textAlign: 'inherit' });
global(`${html} table > *`, { verticalAlign: 'top' });
// What Page Builder shows on phones only, or not on phones, and its columns, which are below each other on phones.
global(`${html} .pagebuilder-mobile-only`, { '@media': { [`not ${media.to767}`]: { display: 'none !important' } } });
global(`${html} .pagebuilder-mobile-hidden`, { '@media': { [media.to767]: { display: 'none !important' } } });
global(`${html} [class*="pagebuilder-column"]`, {
  '@media': { [media.to767]: { flex: '1 100%', flexWrap: 'wrap' } },
});
global(`${html} a`, { textUnderlineOffset: vars.space.x1 });

guardEditorStyles(global, html);
// On a background that an editor chose, see `getGroundAttributes` of page-builder.
// Black and white are no tokens, as in the backgrounds of page-builder.
global(`${html} [data-pb-background]`, { color: vars.color.text.primary });
for (const [tone, text] of [
  ['medium-light', 'black'],
  ['medium-dark', 'white'],
  ['dark', 'white'],
] as const)
  global(`${html} [data-pb-background='${tone}']`, { color: text });
