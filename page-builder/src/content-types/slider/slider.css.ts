import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';
import { videoControl } from '../../render/background.css.ts';
import * as banner from '../banner/banner.css.ts';

const { style, global } = layeredStyling('components');

/** The least height of the slider is that of its slides too. */
export const slider = style({ display: 'grid' });
export const carousel = style({ display: 'grid', gridTemplateRows: '1fr auto' });

/** The button that pauses the video of a slide is next to the one that pauses the slides. */
export const rotating = style({});
global(`${rotating} ${videoControl}`, {
  insetInlineEnd: `calc(${vars.size.target} + ${vars.space.x4} + ${vars.space.x2})`,
});

/** With the default padding, an arrow would cover the start of a text or button. Stored padding stays as it is. */
export const withArrows = style({});
global(`:where(${withArrows}) ${banner.overlay}`, {
  paddingInline: `calc(${vars.size.target} + 2 * ${vars.space.x2})`,
});
