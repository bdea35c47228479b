import { layeredStyling } from '@witryna/design-tokens/styling';

const { style, variants, global } = layeredStyling('components');

export const tabs = style({ display: 'flow-root' });

/** Where the names stand; `safe` keeps the first one in reach when they need more room than there is. */
export const alignment = variants({ left: {}, center: {}, right: {} });

global(`${alignment.center} > [role="tablist"]`, { justifyContent: 'safe center' });
global(`${alignment.right} > [role="tablist"]`, { justifyContent: 'safe flex-end' });
