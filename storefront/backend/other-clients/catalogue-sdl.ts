/** What Magento's catalogue has beside what this shop sells: parts of other kinds of products, options, older fields. */
export const catalogueSdl = `
extend interface CustomizableOptionInterface { option_id: Int @deprecated(reason: "Use uid.") }

type CustomizableFieldOption implements CustomizableOptionInterface {
  uid: ID! option_id: Int title: String required: Boolean sort_order: Int product_sku: String value: CustomizableFieldValue
}
type CustomizableFieldValue { uid: ID! sku: String price: Float price_type: PriceTypeEnum max_characters: Int }
type CustomizableAreaOption implements CustomizableOptionInterface {
  uid: ID! option_id: Int title: String required: Boolean sort_order: Int product_sku: String value: CustomizableAreaValue
}
type CustomizableAreaValue { uid: ID! sku: String price: Float price_type: PriceTypeEnum max_characters: Int }
type CustomizableDateOption implements CustomizableOptionInterface {
  uid: ID! option_id: Int title: String required: Boolean sort_order: Int product_sku: String value: CustomizableDateValue
}
type CustomizableDateValue { uid: ID! sku: String price: Float price_type: PriceTypeEnum type: CustomizableDateTypeEnum }
enum CustomizableDateTypeEnum { DATE DATE_TIME TIME }
type CustomizableFileOption implements CustomizableOptionInterface {
  uid: ID! option_id: Int title: String required: Boolean sort_order: Int product_sku: String value: CustomizableFileValue
}
type CustomizableFileValue {
  uid: ID! sku: String price: Float price_type: PriceTypeEnum file_extension: String image_size_x: Int image_size_y: Int
}
type CustomizableDropDownOption implements CustomizableOptionInterface {
  uid: ID! option_id: Int title: String required: Boolean sort_order: Int value: [CustomizableDropDownValue]
}
type CustomizableDropDownValue { uid: ID! option_type_id: Int title: String sku: String price: Float price_type: PriceTypeEnum sort_order: Int }
type CustomizableRadioOption implements CustomizableOptionInterface {
  uid: ID! option_id: Int title: String required: Boolean sort_order: Int value: [CustomizableRadioValue]
}
type CustomizableRadioValue { uid: ID! option_type_id: Int title: String sku: String price: Float price_type: PriceTypeEnum sort_order: Int }
type CustomizableCheckboxOption implements CustomizableOptionInterface {
  uid: ID! option_id: Int title: String required: Boolean sort_order: Int value: [CustomizableCheckboxValue]
}
type CustomizableCheckboxValue { uid: ID! option_type_id: Int title: String sku: String price: Float price_type: PriceTypeEnum sort_order: Int }
type CustomizableMultipleOption implements CustomizableOptionInterface {
  uid: ID! option_id: Int title: String required: Boolean sort_order: Int value: [CustomizableMultipleValue]
}
type CustomizableMultipleValue { uid: ID! option_type_id: Int title: String sku: String price: Float price_type: PriceTypeEnum sort_order: Int }
enum PriceTypeEnum { FIXED PERCENT DYNAMIC }

type BundleItem {
  uid: ID option_id: Int title: String required: Boolean type: String position: Int sku: String price_range: PriceRange! options: [BundleItemOption]
}
type BundleItemOption {
  uid: ID! id: Int label: String qty: Float quantity: Float position: Int is_default: Boolean price: Float price_type: PriceTypeEnum
  can_change_quantity: Boolean product: ProductInterface
}
type PriceDetails { main_price: Float main_final_price: Float discount_percentage: Float }
enum PriceViewEnum { PRICE_RANGE AS_LOW_AS }
enum ShipBundleItemsEnum { TOGETHER SEPARATELY }
type GroupedProductItem { product: ProductInterface qty: Float position: Int }
type DownloadableProductLinks { uid: ID! id: Int title: String sort_order: Int price: Float sample_url: String }
type DownloadableProductSamples { title: String sort_order: Int sample_url: String }

"Older form of route."
type EntityUrl { id: Int entity_uid: ID canonical_url: String relative_url: String redirectCode: Int type: UrlRewriteEntityTypeEnum }

extend type MediaGalleryEntry { content: ProductMediaGalleryEntriesContent }
type ProductMediaGalleryEntriesContent { base64_encoded_data: String type: String name: String }

"Older form of what attributes say of themselves."
type CustomAttributeMetadata { items: [Attribute] }
type Attribute { attribute_code: String attribute_type: String entity_type: String input_type: String attribute_options: [AttributeOption] }
type AttributeOption { label: String value: String }

extend type Query {
  category(id: Int): CategoryTree @deprecated(reason: "Use categories.")
  urlResolver(url: String!): EntityUrl @deprecated(reason: "Use route.")
  customAttributeMetadata(attributes: [AttributeInput!]!): CustomAttributeMetadata @deprecated(reason: "Use customAttributeMetadataV2.")
}
`;
