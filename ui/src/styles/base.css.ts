import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { global } = layeredStyling('base');

global('html', {
  // Space for the sticky header, so that it never covers a focused or linked element.
  scrollPaddingTop: vars.space.x24,
  textSizeAdjust: '100%',
  // Short pages are as wide as long ones.
  overflowY: 'scroll',
});
// The root scrolls, not the body that Radix locks. This applies the lock to the root; Radix compensates for the width
// of the scrollbar.
global('html:has(> body[data-scroll-locked])', { overflowY: 'hidden' });
// A body with hidden overflow would become the scroll container of sticky elements.
global('body[data-scroll-locked]', { overflow: 'visible !important' });
global('body', {
  background: vars.color.background.page,
  color: vars.color.text.primary,
  fontFamily: vars.font.family.body,
  fontSize: vars.font.size.body,
  lineHeight: vars.font.lineHeight.body,
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
});
global('h1, h2, h3, h4, h5, h6', {
  fontFamily: vars.font.family.heading,
  fontWeight: vars.font.weight.semibold,
  letterSpacing: vars.font.letterSpacing.heading,
  lineHeight: vars.font.lineHeight.heading,
  textWrap: 'balance',
});
global(':focus-visible', {
  outline: `${vars.size.focusRing} solid ${vars.color.border.focus}`,
  outlineOffset: vars.size.focusOffset,
});
// Headings and regions that receive focus after a navigation are not controls and have no focus ring.
global('[tabindex="-1"]:not(a, button):focus-visible', { outline: 'none' });
