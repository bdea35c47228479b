/**
 * Payment methods that Magento Open Source brings along and this shop does not offer: documents that name them are
 * valid, choosing one is refused.
 */
const methods = `
input PaypalExpressInput { payer_id: String! token: String! }
input PayflowExpressInput { payer_id: String! token: String! }
input PayflowLinkInput { return_url: String! cancel_url: String! error_url: String! }
input PayflowProInput { cc_details: CreditCardDetailsInput! is_active_payment_token_enabler: Boolean }
input CreditCardDetailsInput { cc_exp_month: Int! cc_exp_year: Int! cc_last_4: Int! cc_type: String! }
input HostedProInput { return_url: String! cancel_url: String! }
input VaultTokenInput { public_hash: String! }
input BraintreeVaultInput { public_hash: String! device_data: String }

extend input PaymentMethodInput {
  braintree_ach_direct_debit: BraintreeInput
  braintree_ach_direct_debit_vault: BraintreeVaultInput
  braintree_applepay_vault: BraintreeVaultInput
  braintree_googlepay_vault: BraintreeVaultInput
  braintree_paypal: BraintreeInput
  braintree_paypal_vault: BraintreeVaultInput
  hosted_pro: HostedProInput
  payflow_express: PayflowExpressInput
  payflow_link: PayflowLinkInput
  payflowpro: PayflowProInput
  payflowpro_cc_vault: VaultTokenInput
  paypal_express: PaypalExpressInput
}

input PaypalExpressTokenInput { cart_id: String! code: String! urls: PaypalExpressUrlsInput! express_button: Boolean use_paypal_credit: Boolean }
input PaypalExpressUrlsInput { return_url: String! cancel_url: String! success_url: String pending_url: String }
type PaypalExpressTokenOutput { token: String paypal_urls: PaypalExpressUrlList }
"Older form of PaypalExpressTokenOutput."
type PaypalExpressToken { token: String paypal_urls: PaypalExpressUrlList }
type PaypalExpressUrlList { start: String edit: String }
input PayflowLinkTokenInput { cart_id: String! }
type PayflowLinkToken { mode: PayflowLinkMode paypal_url: String secure_token: String secure_token_id: String }
enum PayflowLinkMode { TEST LIVE }
input HostedProUrlInput { cart_id: String! }
type HostedProUrl { secure_form_url: String }
input PayflowProTokenInput { cart_id: String! urls: PayflowProUrlInput! }
input PayflowProUrlInput { return_url: String! cancel_url: String! error_url: String! }
type CreatePayflowProTokenOutput { result: Int! result_code: Int! response_message: String! secure_token: String! secure_token_id: String! }
"Older form of CreatePayflowProTokenOutput."
type PayflowProToken { result: Int! result_code: Int! response_message: String! secure_token: String! secure_token_id: String! }
input PayflowProResponseInput { cart_id: String! paypal_payload: String! }
type PayflowProResponseOutput { cart: Cart! }

extend type Query {
  getHostedProUrl(input: HostedProUrlInput!): HostedProUrl
  getPayflowLinkToken(input: PayflowLinkTokenInput!): PayflowLinkToken
}
extend type Mutation {
  createBraintreePayPalClientToken: String!
  createBraintreePayPalVaultClientToken(input: BraintreeVaultInput): String!
  createPayflowProToken(input: PayflowProTokenInput!): CreatePayflowProTokenOutput
  createPaypalExpressToken(input: PaypalExpressTokenInput!): PaypalExpressTokenOutput
  handlePayflowProResponse(input: PayflowProResponseInput!): PayflowProResponseOutput
}
`;

/** Buttons of PayPal through Braintree: how each kind looks at each place. */
function paypalButtons(): string {
  const looks = ['credit', 'paylater', 'paypal'].flatMap((kind) => [
    `${kind}_color: String`,
    `${kind}_label: String`,
    `${kind}_shape: String`,
    `${kind}_show: Boolean`,
  ]);
  const messaging = [
    'messaging_layout: String',
    'messaging_logo: String',
    'messaging_logo_position: String',
    'messaging_text_color: String',
    'messaging_show: Boolean',
  ];
  return ['cart', 'checkout', 'productpage']
    .flatMap((place) =>
      [...looks, ...messaging].map((field) => `braintree_paypal_button_location_${place}_type_${field}`),
    )
    .join('\n');
}

const configuration = `
extend type StoreConfig {
  braintree_environment: String
  braintree_merchant_account_id: String
  braintree_cc_vault_active: String
  braintree_cc_vault_cvv: Boolean
  braintree_3dsecure_verify_3dsecure: Boolean
  braintree_3dsecure_always_request_3ds: Boolean
  braintree_3dsecure_threshold_amount: String
  braintree_3dsecure_allowspecific: Boolean
  braintree_3dsecure_specificcountry: String
  braintree_ach_direct_debit_vault_active: Boolean
  braintree_applepay_merchant_name: String
  braintree_applepay_vault_active: Boolean
  braintree_googlepay_btn_color: String
  braintree_googlepay_cctypes: String
  braintree_googlepay_merchant_id: String
  braintree_googlepay_vault_active: Boolean
  braintree_local_payment_allowed_methods: String
  braintree_local_payment_fallback_button_text: String
  braintree_local_payment_redirect_on_fail: String
  braintree_paypal_credit_uk_merchant_name: String
  braintree_paypal_display_on_shopping_cart: Boolean
  braintree_paypal_merchant_country: String
  braintree_paypal_merchant_name_override: String
  braintree_paypal_require_billing_address: Boolean
  braintree_paypal_send_cart_line_items: Boolean
  braintree_paypal_vault_active: Boolean
  ${paypalButtons()}
  payment_payflowpro_cc_vault_active: String
  check_money_order_enable_for_specific_countries: Boolean
  check_money_order_make_check_payable_to: String
  check_money_order_max_order_total: String
  check_money_order_min_order_total: String
  check_money_order_new_order_status: String
  check_money_order_payment_from_specific_countries: String
  check_money_order_send_check_to: String
  check_money_order_sort_order: Int
  zero_subtotal_enable_for_specific_countries: Boolean
  zero_subtotal_new_order_status: String
  zero_subtotal_payment_action: String
  zero_subtotal_payment_from_specific_countries: String
  zero_subtotal_sort_order: Int
}
`;

/** SDL of the payment methods of Magento Open Source that are not offered here, and of their configuration. */
export const paymentSdl = methods + configuration;
