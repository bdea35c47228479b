import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('app');

/** As high as the form, so that nothing below moves when it comes. */
export const placeholder = style({ display: 'grid', minHeight: '56rem' });

export const sent = style({
  padding: vars.space.x6,
  borderRadius: vars.radius.lg,
  background: vars.color.background.quiet,
});

export const aside = style({
  padding: vars.space.x6,
  borderRadius: vars.radius.lg,
  background: vars.color.background.quiet,
});

/** Lines that are easy to read. */
export const prose = style({ maxWidth: vars.size.prose });

/** Easy to hit with a finger. An address is one long word, which may be wider than a phone when texts are large. */
export const way = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  overflowWrap: 'anywhere',
});
