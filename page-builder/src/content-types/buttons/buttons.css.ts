import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style, variants } = layeredStyling('components');

/** As wide as its buttons, so that the alignment of the text places the set. */
const set = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: vars.space.x3,
  maxWidth: '100%',
  verticalAlign: 'top',
});
const equal = style({
  display: 'inline-grid',
  gridAutoColumns: '1fr',
  gap: vars.space.x3,
  maxWidth: '100%',
  verticalAlign: 'top',
});

export const layout = variants({ inline: [set], stacked: [set, { flexDirection: 'column', alignItems: 'inherit' }] });
export const sameWidth = variants({
  inline: [equal, { '@media': { [media.from640]: { gridAutoFlow: 'column' } } }],
  stacked: [equal],
});
