import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('app');

/** Names of shops differ in length; what stands beside them must not move. */
export const slot = style({ display: 'inline-flex', justifyContent: 'flex-end', width: `calc(2 * ${vars.space.x24})`, flexShrink: 0 });

/** One line of text and its target. */
export const availability = style({ display: 'flex', alignItems: 'center', gap: vars.space.x2, minHeight: vars.size.target });
