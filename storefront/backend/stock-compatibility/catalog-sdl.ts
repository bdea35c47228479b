/**
 * What Magento's catalog has beside what this shop uses: older fields and queries.
 */
export const catalogSdl = `
extend type MediaGalleryEntry { content: ProductMediaGalleryEntriesContent }
type ProductMediaGalleryEntriesContent { base64_encoded_data: String type: String name: String }

extend type Attribute { storefront_properties: StorefrontProperties }
type StorefrontProperties {
  position: Int use_in_layered_navigation: UseInLayeredNavigationOptions use_in_product_listing: Boolean
  use_in_search_results_layered_navigation: Boolean visible_on_catalog_pages: Boolean
}
enum UseInLayeredNavigationOptions { NO FILTERABLE_WITH_RESULTS FILTERABLE_NO_RESULT }

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
}
`;
