import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style } = layeredStyling('components');

export const divider = style({ width: '100%', borderTop: `${vars.size.hairline} solid ${vars.color.border.hairline}` });
