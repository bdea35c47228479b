/** What Magento's accounts and configuration have beside what this shop uses. */
export const accountSdl = `
"Older form of both inputs of an account."
input CustomerInput {
  email: String password: String firstname: String lastname: String middlename: String prefix: String suffix: String
  date_of_birth: String dob: String gender: Int taxvat: String is_subscribed: Boolean
}
extend input CustomerCreateInput { dob: String allow_remote_shopping_assistance: Boolean }
extend input CustomerUpdateInput { dob: String allow_remote_shopping_assistance: Boolean }
extend input CustomerAddressInput {
  country_id: CountryCodeEnum custom_attributes: [CustomerAddressAttributeInput]
}
input CustomerAddressAttributeInput { attribute_code: String! value: String! }
extend input CartAddressInput { custom_attributes: [AttributeValueInput] }

extend type Customer {
  dob: String @deprecated(reason: "Use date_of_birth.")
  group_id: Int @deprecated(reason: "Not for shoppers.")
  group: CustomerGroup
  allow_remote_shopping_assistance: Boolean!
  reviews(pageSize: Int = 20, currentPage: Int = 1): ProductReviews!
}
extend type CustomerAddress {
  country_id: String @deprecated(reason: "Use country_code.")
  customer_id: Int @deprecated(reason: "Not needed.")
  custom_attributes: [CustomerAddressAttribute] @deprecated(reason: "Use custom_attributesV2.")
  extension_attributes: [CustomerAddressAttribute]
}
type CustomerAddressAttribute { attribute_code: String value: String }
type CustomerGroup { name: String }
extend interface CartAddressInterface { custom_attributes: [AttributeValueInterface]! }
extend type ShippingCartAddress {
  custom_attributes: [AttributeValueInterface]!
  cart_items: [CartItemQuantity] @deprecated(reason: "Use cart_items_v2.")
  items_weight: Float @deprecated(reason: "Always null.")
}
type CartItemQuantity { cart_item_id: Int! quantity: Float! }
extend type BillingCartAddress {
  custom_attributes: [AttributeValueInterface]!
  customer_notes: String @deprecated(reason: "Always null.")
}
extend type OrderAddress { custom_attributesV2(attributeCodes: [ID!]): [AttributeValueInterface]! }


extend type CustomerAttributeMetadata { input_filter: InputFilterEnum sort_order: Int }
enum InputFilterEnum { NONE DATE TRIM STRIPTAGS ESCAPEHTML }

input GenerateCustomerTokenAsAdminInput { customer_email: String! }
type GenerateCustomerTokenAsAdminOutput { customer_token: String! }

extend type Mutation {
  generateCustomerTokenAsAdmin(input: GenerateCustomerTokenAsAdminInput!): GenerateCustomerTokenAsAdminOutput
  createCustomer(input: CustomerInput!): CustomerOutput @deprecated(reason: "Use createCustomerV2.")
  updateCustomer(input: CustomerInput!): CustomerOutput @deprecated(reason: "Use updateCustomerV2.")
}

extend type StoreConfig {
  graphql_share_customer_group: Boolean!
  grouped_product_image: ProductImageThumbnail!
  configurable_product_image: ProductImageThumbnail!
  orders_invoices_credit_memos_display_full_summary: Boolean!
  orders_invoices_credit_memos_display_grandtotal: Boolean!
  orders_invoices_credit_memos_display_zero_tax: Boolean!
  fixed_product_taxes_enable: Boolean!
}
enum ProductImageThumbnail { PARENT ITSELF }
`;
