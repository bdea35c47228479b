import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style, variants } = layeredStyling('components');

const base = style({
  display: 'flex',
  alignItems: 'start',
  gap: vars.space.x3,
  padding: vars.space.x4,
  border: `${vars.size.hairline} solid currentcolor`,
  borderRadius: vars.radius.sm,
});
export const tone = variants({
  info: [base, { color: vars.color.status.info, background: vars.color.status.infoBackground }],
  success: [base, { color: vars.color.status.success, background: vars.color.status.successBackground }],
  warning: [base, { color: vars.color.status.warning, background: vars.color.status.warningBackground }],
  error: [base, { color: vars.color.status.error, background: vars.color.status.errorBackground }],
});
/** As high as the first line of the texts. */
export const icon = style({ display: 'grid', alignItems: 'center', flex: 'none', height: '1lh' });
export const texts = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.x1,
  flex: 1,
  minWidth: 0,
  // Otherwise the column would be as wide as its longest word, and reach below the button.
  overflowWrap: 'anywhere',
  color: vars.color.text.primary,
});
export const title = style({ fontWeight: vars.font.weight.semibold });
/** The target of 44 px must not make a message of one line higher. */
export const dismiss = style({
  marginBlock: `calc((1lh - ${vars.size.target}) / 2)`,
  marginInlineEnd: `calc(-1 * ${vars.space.x2})`,
});
