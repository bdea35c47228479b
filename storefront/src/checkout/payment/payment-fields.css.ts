import { vars } from '@witryna/design-tokens/contract';
import { layeredStyling } from '@witryna/design-tokens/styling';

const { style, global } = layeredStyling('app');

export const field = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x1, flex: 1, minWidth: 0 });
export const label = style({ fontSize: vars.font.size.small, fontWeight: vars.font.weight.medium });
export const pair = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: vars.space.x4 });

/** Holds a frame of the provider, in the look of a text field. */
export const frame = style({
  boxSizing: 'border-box',
  height: vars.size.field,
  paddingInline: vars.space.x4,
  border: `${vars.size.hairline} solid ${vars.color.border.control}`,
  borderRadius: vars.radius.sm,
  background: vars.color.background.surface,
  color: vars.color.text.primary,
  fontSize: vars.font.size.body,
  selectors: {
    '&.braintree-hosted-fields-focused': {
      borderColor: vars.color.border.focus,
      boxShadow: `inset 0 0 0 ${vars.size.hairline} ${vars.color.border.focus}`,
    },
    '&.braintree-hosted-fields-invalid': { borderColor: vars.color.border.error },
  },
});

/** Where the bank's own page is drawn. */
export const stage = style({ minHeight: vars.space.x12, selectors: { '&:empty': { minHeight: 0 } } });

// The provider's script makes the frame; its size is that of the provider's choice, or the dialog's where that is less.
global(`${stage} iframe`, { maxWidth: '100%', border: 0 });

/** Holds the fields of Adyen. */
export const adyen = style({});

// The row of accepted brands would show all that the fields know, and not only those of the merchant's account.
global(`${adyen} .adyen-checkout__card__brands`, { display: 'none !important' });
