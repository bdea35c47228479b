/** A store view of which the backend says nothing, for tests to fill in. */
export const unnamedStore = {
  store_name: null,
  store_group_code: null,
  store_group_name: null,
  store_sort_order: null,
  is_default_store: null,
  is_default_store_group: null,
  locale: null,
  default_display_currency_code: null,
  secure_base_media_url: null,
  secure_base_link_url: null,
};
