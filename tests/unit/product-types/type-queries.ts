/** What can be chosen of a product, whatever its type. */
export const OPTIONS = `query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items {
  __typename sku stock_status price_range { minimum_price { final_price { value } } maximum_price { final_price { value } } }
  ... on CustomizableProductInterface { options {
    __typename uid title required
    ... on CustomizableFieldOption { field: value { uid price price_type max_characters } }
    ... on CustomizableDateOption { date: value { type } }
    ... on CustomizableDropDownOption { dropDown: value { uid title price price_type } }
    ... on CustomizableRadioOption { radio: value { uid title price price_type } }
    ... on CustomizableCheckboxOption { checkbox: value { uid title price } }
    ... on CustomizableMultipleOption { multiple: value { uid title } }
    ... on CustomizableFileOption { file: value { file_extension } }
  } }
  ... on BundleProduct { dynamic_price items { uid title type required options { uid label quantity is_default price price_type can_change_quantity } } }
  ... on GroupedProduct { items { qty product { sku } } }
  ... on DownloadableProduct { links_title links_purchased_separately downloadable_product_links { uid title price } downloadable_product_samples { title sample_url } }
} } }`;

/** Lines of a cart with what was chosen of each. */
export const CART = `query ($id: String!) { cart(cart_id: $id) { is_virtual prices { grand_total { value } } items {
  __typename uid quantity prices { row_total_including_tax { value } }
  ... on SimpleCartItem { customizable_options { label values { label value } } }
  ... on BundleCartItem { bundle_options { label values { label quantity } } }
  ... on DownloadableCartItem { links { title } }
} } }`;
