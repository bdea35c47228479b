import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style, variants } = layeredStyling('components');

const base = style({
  display: 'inline-flex',
  // A stack would stretch it to its own width.
  width: 'fit-content',
  alignItems: 'center',
  paddingInline: vars.space.x3,
  minHeight: vars.space.x6,
  borderRadius: vars.radius.pill,
  border: `${vars.size.hairline} solid transparent`,
  fontSize: vars.font.size.caption,
  fontWeight: vars.font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const tone = variants({
  sale: [base, { background: vars.color.accent.sale, color: vars.color.text.onSale }],
  highlight: [base, { background: vars.color.background.highlight, color: vars.color.text.onHighlight }],
  neutral: [
    base,
    {
      background: vars.color.background.surface,
      color: vars.color.text.primary,
      borderColor: vars.color.border.control,
    },
  ],
  success: [base, { background: vars.color.status.successBackground, color: vars.color.status.success }],
});
