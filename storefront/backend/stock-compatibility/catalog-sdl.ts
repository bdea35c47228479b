/**
 * What Magento's catalog has beside what this shop sells: parts of other kinds of products, options, older fields.
 */
export const catalogSdl = `
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
type DownloadableProductLinks {
  uid: ID! id: Int title: String sort_order: Int price: Float sample_url: String sample_file: String sample_type: DownloadableFileTypeEnum
  link_type: DownloadableFileTypeEnum is_shareable: Boolean number_of_downloads: Int
}
type DownloadableProductSamples { id: Int title: String sort_order: Int sample_url: String sample_file: String sample_type: DownloadableFileTypeEnum }
enum DownloadableFileTypeEnum { FILE URL }

"Older form of route."
type EntityUrl { id: Int entity_uid: ID canonical_url: String relative_url: String redirectCode: Int type: UrlRewriteEntityTypeEnum }

extend type MediaGalleryEntry { content: ProductMediaGalleryEntriesContent }
type ProductMediaGalleryEntriesContent { base64_encoded_data: String type: String name: String }

"Older form of what attributes say of themselves."
type CustomAttributeMetadata { items: [Attribute] }
type Attribute {
  attribute_code: String attribute_type: String entity_type: String input_type: String attribute_options: [AttributeOption]
  storefront_properties: StorefrontProperties
}
type StorefrontProperties {
  position: Int use_in_layered_navigation: UseInLayeredNavigationOptions use_in_product_listing: Boolean
  use_in_search_results_layered_navigation: Boolean visible_on_catalog_pages: Boolean
}
enum UseInLayeredNavigationOptions { NO FILTERABLE_WITH_RESULTS FILTERABLE_NO_RESULT }
type AttributeOption { label: String value: String }

extend type CatalogAttributeMetadata {
  apply_to: [CatalogAttributeApplyToEnum]
  is_used_for_price_rules: Boolean is_used_for_promo_rules: Boolean is_visible_in_advanced_search: Boolean is_wysiwyg_enabled: Boolean
  swatch_input_type: SwatchInputTypeEnum update_product_preview_image: Boolean use_product_image_for_swatch: Boolean
}
enum CatalogAttributeApplyToEnum { SIMPLE VIRTUAL BUNDLE DOWNLOADABLE CONFIGURABLE GROUPED CATEGORY }
enum SwatchInputTypeEnum {
  BOOLEAN DATE DATETIME DROPDOWN FILE GALLERY HIDDEN IMAGE MEDIA_IMAGE MULTILINE MULTISELECT PRICE SELECT TEXT TEXTAREA UNDEFINED VISUAL WEIGHT
}
"Attributes of entities that are neither products nor customers."
type AttributeMetadata implements CustomAttributeMetadataInterface {
  code: ID! label: String entity_type: AttributeEntityTypeEnum! frontend_input: AttributeFrontendInputEnum frontend_class: String
  default_value: String is_required: Boolean! is_unique: Boolean! options: [CustomAttributeOptionInterface]!
}

extend interface CategoryInterface { custom_layout_update_file: String }
extend type CategoryTree { custom_layout_update_file: String }
extend type Currency {
  default_display_currecy_code: String @deprecated(reason: "Misspelt: use default_display_currency_code.")
  default_display_currecy_symbol: String @deprecated(reason: "Misspelt: use default_display_currency_symbol.")
}

extend type Query {
  category(id: Int): CategoryTree @deprecated(reason: "Use categories.")
  urlResolver(url: String!): EntityUrl @deprecated(reason: "Use route.")
  customAttributeMetadata(attributes: [AttributeInput!]!): CustomAttributeMetadata @deprecated(reason: "Use customAttributeMetadataV2.")
}
`;
