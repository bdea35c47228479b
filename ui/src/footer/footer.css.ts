import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style, variants, global } = layeredStyling('components');

export const footer = style({
  background: vars.color.background.inverseDeep,
  color: vars.color.text.inverse,
  '@media': { print: { display: 'none' } },
});
global(`${footer} :focus-visible`, { outlineColor: vars.color.border.focusInverse });
export const spacing = variants({
  none: {},
  /** Space for the fixed summary bar of the cart page on small screens, in the color of the footer. */
  mobileCart: {
    '@media': {
      [media.to959]: {
        marginBottom: vars.size.footerCartMargin,
        boxShadow: `0 5rem ${vars.color.background.inverseDeep}`,
      },
    },
  },
});
export const content = style({
  display: 'grid',
  gap: vars.space.x10,
  maxWidth: vars.size.site,
  marginInline: 'auto',
  paddingInline: vars.size.gutter,
  paddingTop: vars.space.x12,
  paddingBottom: vars.space.x6,
  '@media': {
    [media.from960]: {
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
      paddingTop: vars.space.x16,
      columnGap: vars.space.x12,
    },
  },
});
export const groups = style({
  display: 'grid',
  gap: vars.space.x8,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.from475]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.from768]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
export const groupTitle = style({
  fontFamily: vars.font.family.body,
  fontSize: vars.font.size.body,
  letterSpacing: vars.font.letterSpacing.normal,
  fontWeight: vars.font.weight.semibold,
  marginBottom: vars.space.x2,
});
export const entry = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  // Keeps a label of several lines apart from the next one.
  paddingBlock: vars.space.x1,
  color: vars.color.text.inverseSecondary,
  textDecoration: 'none',
  '@media': { [media.finePointer]: { minHeight: vars.space.x8 } },
});
// Labels without a URL do not look like links.
global(`a${entry}`, { color: vars.color.text.inverse });
global(`a${entry}:hover`, { textDecoration: 'underline', textUnderlineOffset: vars.space.x1 });
export const bottom = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x4,
  maxWidth: vars.size.site,
  marginInline: 'auto',
  paddingInline: vars.size.gutter,
  paddingBlock: vars.space.x6,
  fontSize: vars.font.size.caption,
  color: vars.color.text.inverseSecondary,
});
export const lead = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.x6,
  minWidth: 0,
});
export const notice = style({ fontSize: vars.font.size.caption, color: vars.color.text.inverseSecondary });
export const followUs = style({
  '@media': { [media.from640]: { display: 'flex', alignItems: 'center', columnGap: vars.space.x6 } },
});
global(`${followUs} > h2`, { '@media': { [media.from640]: { margin: 0 } } });
export const social = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.x6 });
global(`${social} a`, { gap: vars.space.x2, minHeight: vars.size.target });
export const switchers = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x6,
  fontSize: vars.font.size.body,
  '@media': { [media.from768]: { marginInlineStart: 'auto' } },
});
// The switchers are at the inline end, where a list aligned with the start of its button would overflow the page.
global(`${switchers} [data-part="panel"]`, {
  '@media': { [media.from768]: { insetInlineStart: 'auto', insetInlineEnd: 0 } },
});
global(`${footer} [data-part="panel"] :focus-visible`, { outlineColor: vars.color.border.focus });

/** Links of a CMS block are often in one paragraph. Each is as high as other targets, also where lines of them wrap. */
export const extra = style({ lineHeight: vars.space.x8 });
global(`${extra} a`, { paddingBlock: vars.space.x3 });
global(`${extra} a + a`, { marginInlineStart: vars.space.x5 });
