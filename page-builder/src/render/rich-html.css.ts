import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { guardEditorStyles, layeredStyling } from '@witryna/design-tokens/styling';
import './background.css.ts';

const { style, global } = layeredStyling('components');

/** Editor text: space between blocks, list markers, underlined links. */
export const prose = style({ minWidth: 0, overflowWrap: 'anywhere' });

const inProse = (selector: string) =>
  selector
    .split(', ')
    .map((part) => `${prose} ${part}`)
    .join(', ');

global(`${prose} > * + *`, { marginBlockStart: vars.space.x4 });
global(`${prose} > * + :is(h1, h2, h3, h4, h5, h6)`, { marginBlockStart: vars.space.x8 });
// Text in elements that only group it. Items of a list are close together, and those of a flex box or grid are aligned.
const grouped = ":not(li, [style*='flex'], [style*='grid']) > * +";
global(`${prose} :where(${grouped} :is(p, ul, ol, dl, blockquote, pre))`, { marginBlockStart: vars.space.x4 });
global(`${prose} :where(${grouped} :is(h1, h2, h3, h4, h5, h6))`, { marginBlockStart: vars.space.x8 });
global(inProse('ul, ol, dd'), { paddingInlineStart: vars.space.x6 });
// Styles of an application often remove the markers of all lists.
global(inProse('ul'), { listStyle: 'disc' });
global(inProse('ol'), { listStyle: 'decimal' });
global(inProse('li + li'), { marginBlockStart: vars.space.x1 });
// Links styled as buttons have their own decoration.
global(`${prose} a:not([class*="pagebuilder-button"])`, {
  textDecorationLine: 'underline',
  textDecorationThickness: vars.size.hairline,
  textUnderlineOffset: vars.space.x1,
});
global(`${prose} a:not([class*="pagebuilder-button"]):hover`, { textDecorationThickness: vars.space.xxs });
global(`${prose} p:has(> a[class*="pagebuilder-button"])`, { display: 'flex', flexWrap: 'wrap', gap: vars.space.x3 });
global(inProse('strong, b'), { fontWeight: vars.font.weight.semibold });
// Browsers would make nested small print even smaller.
global(inProse('small'), { fontSize: vars.font.size.caption });
global(inProse('img'), { display: 'inline-block' });
// What Page Builder shows on phones only, or not on phones.
global(inProse('.pagebuilder-mobile-only'), { '@media': { [`not ${media.to767}`]: { display: 'none !important' } } });
global(inProse('.pagebuilder-mobile-hidden'), { '@media': { [media.to767]: { display: 'none !important' } } });
// Columns of Page Builder in text are below each other on phones, as elsewhere.
global(inProse('[class*="pagebuilder-column"]'), { '@media': { [media.to767]: { flex: '1 100%', flexWrap: 'wrap' } } });
global(inProse('hr'), { borderBlockStart: `${vars.size.hairline} solid ${vars.color.border.hairline}` });
global(inProse('blockquote'), {
  paddingInlineStart: vars.space.x5,
  borderInlineStart: `${vars.space.x1} solid ${vars.color.accent.progress}`,
  fontSize: vars.font.size.lead,
});
global(inProse('pre'), { whiteSpace: 'pre-wrap' });
// Columns are as wide as their longest word, instead of breaking it.
global(inProse('table'), { overflowWrap: 'break-word' });
global(inProse('th, td'), {
  padding: vars.space.x3,
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
});
// Cells inherit the alignment that an editor sets on a row, the table or the text around it.
global(inProse('th'), { fontWeight: vars.font.weight.semibold, textAlign: 'inherit' });
// Browsers center it over the whole table, of which a narrow screen shows only the beginning.
global(inProse('caption'), { textAlign: 'inherit' });
global(inProse('table > *'), { verticalAlign: 'top' });
global(inProse('summary'), { minHeight: vars.size.target, cursor: 'pointer' });

guardEditorStyles(global, prose);
