import { media } from '@witryna/design-tokens';
import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

// Above the layer of the components that these styles adjust.
const { style } = layeredStyling('layout');

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  borderBlockStart: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
});
export const row = style({
  display: 'grid',
  // Two columns, or one where enlarged text needs the whole width.
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(8rem, 40%), 1fr))',
  gap: `${vars.space.x1} ${vars.space.x4}`,
  alignItems: 'center',
  paddingBlock: vars.space.x4,
  borderBlockEnd: `${vars.size.hairline} solid ${vars.color.border.hairline}`,
  fontVariantNumeric: 'tabular-nums',
  // Each row is its own grid: only columns that do not depend on its content align with those of the other rows.
  '@media': {
    [media.from640]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 4fr)) minmax(0, 3fr)',
      minHeight: vars.size.target,
    },
  },
});
export const date = style({ textAlign: 'end', '@media': { [media.from640]: { textAlign: 'start' } } });
export const total = style({ textAlign: 'end' });
export const number = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  fontWeight: vars.font.weight.semibold,
});
/** The surface of other badges would be invisible on the background of a page. Names of statuses may be sentences. */
export const status = style({ background: vars.color.background.quiet, whiteSpace: 'normal' });
