import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('components');

export const places = style({ display: 'grid', gap: vars.space.x6, textAlign: 'start' });
export const place = style({ display: 'grid', gap: vars.space.x2 });
export const name = style({ fontWeight: vars.font.weight.semibold });
export const phone = style({ display: 'inline-block', paddingBlock: vars.space.x3, textDecoration: 'underline' });
export const comment = style({ whiteSpace: 'pre-line', color: vars.color.text.secondary });
