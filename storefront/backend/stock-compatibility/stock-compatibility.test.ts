import {
  buildClientSchema,
  getIntrospectionQuery,
  isInterfaceType,
  parse,
  validate,
  type IntrospectionQuery,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, PASSWORD, type TestShop } from '../checkout/testing/test-shop.ts';
import demo from '../../demo/index.ts';

let shop: TestShop;
beforeAll(() => {
  shop = openTestShop({ profile: 'stock', shop: demo });
});
afterAll(() => shop.dispose());

const isIntrospection = (value: unknown): value is IntrospectionQuery =>
  typeof value === 'object' && value !== null && '__schema' in value;

/** Asks what must be answered without any error. */
async function answered(document: string, variables: Record<string, unknown> = {}, token?: string) {
  const answer = await shop.ask(document, variables, token);
  expect(answer.errors).toEqual([]);
  return answer;
}

const PRODUCT = `
  fragment Money on Money { value currency }
  fragment Prices on PriceRange {
    minimum_price { regular_price { ...Money } final_price { ...Money } discount { amount_off percent_off } }
    maximum_price { final_price { ...Money } }
  }
  fragment Card on ProductInterface {
    __typename id uid sku name url_key url_suffix type_id stock_status rating_summary review_count
    small_image { url label } thumbnail { url } price_range { ...Prices } price_tiers { quantity final_price { ...Money } discount { percent_off } }
    ... on ConfigurableProduct {
      configurable_options { id uid attribute_code attribute_id label position values { uid label value_index swatch_data { value ... on ImageSwatchData { thumbnail } } } }
    }
  }
`;

const OPTIONS = `
  options {
    __typename uid option_id title required sort_order
    ... on CustomizableFieldOption { product_sku value { uid sku price price_type max_characters } }
    ... on CustomizableAreaOption { area: value { uid max_characters } }
    ... on CustomizableDateOption { date: value { uid type } }
    ... on CustomizableFileOption { file: value { uid file_extension } }
    ... on CustomizableDropDownOption { choices: value { uid option_type_id title price } }
    ... on CustomizableRadioOption { radio: value { uid option_type_id title price } }
    ... on CustomizableCheckboxOption { boxes: value { uid option_type_id title price } }
    ... on CustomizableMultipleOption { many: value { uid option_type_id title price } }
  }
`;

const CART = `
  fragment Line on CartItemInterface {
    __typename id uid quantity is_available errors { code message }
    product { uid sku name url_key thumbnail { url } stock_status }
    prices { price { value currency } row_total { value } row_total_including_tax { value } total_item_discount { value } discounts { label amount { value } } }
    ... on SimpleCartItem { customizable_options { customizable_option_uid label type values { label value price { type units value } } } gift_message { to from message } }
    ... on VirtualCartItem { customizable_options { label } }
    ... on DownloadableCartItem { links { uid title } samples { title } customizable_options { label } }
    ... on BundleCartItem { bundle_options { uid label type values { id label quantity price } } }
    ... on ConfigurableCartItem {
      configurable_options { id option_label value_id value_label configurable_product_option_uid configurable_product_option_value_uid }
      configured_variant { uid sku } gift_message { message }
    }
  }
  fragment Whole on Cart {
    __typename id email is_virtual total_quantity applied_coupons { code } gift_message { message }
    items { ...Line }
    prices {
      grand_total { value currency } subtotal_excluding_tax { value } subtotal_including_tax { value }
      subtotal_with_discount_excluding_tax { value } applied_taxes { label amount { value } } discounts { label amount { value } }
    }
    shipping_addresses {
      firstname lastname company street city postcode telephone region { code label region_id } country { code label }
      available_shipping_methods { carrier_code carrier_title method_code method_title available error_message amount { value } price_incl_tax { value } price_excl_tax { value } }
      selected_shipping_method { carrier_code method_code carrier_title method_title amount { value currency } }
    }
    billing_address { firstname lastname city country { code } }
    available_payment_methods { code title is_deferred } selected_payment_method { code title purchase_order_number }
  }
`;

describe('another client of the stock backend', () => {
  it('reads the whole schema and finds its documents valid', async () => {
    const { data } = await answered(getIntrospectionQuery());
    if (!isIntrospection(data)) throw new Error('This is no introspection.');
    const schema = buildClientSchema(data);
    const products = schema.getType('ProductInterface');
    const kinds = isInterfaceType(products) ? schema.getPossibleTypes(products).map(({ name }) => name) : [];
    expect(kinds.sort()).toEqual([
      'BundleProduct',
      'ConfigurableProduct',
      'DownloadableProduct',
      'GroupedProduct',
      'SimpleProduct',
      'VirtualProduct',
    ]);
    expect(validate(schema, parse(`${CART} query ($id: String!) { cart(cart_id: $id) { ...Whole } }`))).toEqual([]);
    const { at } = await answered(
      '{ __type(name: "ProductAttributeFilterInput") { inputFields { name type { name } } } }',
    );
    expect(at('__type', 'inputFields')).toContainEqual({ name: 'price', type: { name: 'FilterRangeTypeInput' } });
  });

  it('reads the store, its currencies, countries and settings', async () => {
    const { at } = await answered(`{
      storeConfig {
        store_code store_name locale base_currency_code default_display_currency_code base_media_url secure_base_media_url timezone weight_unit
        category_url_suffix product_url_suffix title_separator cms_home_page minimum_password_length required_character_classes_number
        magento_wishlist_general_is_enabled product_reviews_enabled allow_guests_to_write_product_reviews autocomplete_on_storefront
        root_category_uid grid_per_page list_per_page catalog_default_sort_by copyright allow_items send_friend { enabled_for_guests }
        configurable_product_image order_cancellation_reasons { description } orders_invoices_credit_memos_display_price
      }
      availableStores(useCurrentGroup: true) { store_code store_name locale base_url is_default_store store_group_code }
      currency { base_currency_code available_currency_codes exchange_rates { currency_to rate } }
      countries { id two_letter_abbreviation full_name_locale full_name_english available_regions { id code name } }
      recaptchaV3Config { is_enabled website_key forms }
      recaptchaFormConfig(formType: CUSTOMER_LOGIN) { is_enabled configurations { website_key re_captcha_type } }
      checkoutAgreements { agreement_id name content checkbox_text is_html mode }
    }`);
    expect(at('storeConfig')).toMatchObject({
      store_code: 'witryna_pl_pl_pl',
      minimum_password_length: '10',
      magento_wishlist_general_is_enabled: '1',
    });
    expect(at('currency', 'available_currency_codes')).toContain('PLN');
    expect(at('checkoutAgreements')).toEqual([]);
  });

  it('reads categories, old and new', async () => {
    const { at } = await answered(`{
      categoryList { id uid name url_path children { id name url_path url_suffix position include_in_menu product_count children_count children { name } } }
      categories(filters: { url_path: { eq: "sport" } }) { total_count items { uid id name description image breadcrumbs { category_name } cms_block { identifier } display_mode } page_info { total_pages } }
      category { id name children { name } }
    }`);
    expect(at('category', 'name')).toBe(at('categoryList', 0, 'name'));
    const id = at('categoryList', 0, 'children', 0, 'id');
    expect(
      (
        await answered(
          'query ($id: Int) { category(id: $id) { id url_path products(pageSize: 2) { total_count items { sku } } } }',
          { id },
        )
      ).at('category', 'id'),
    ).toBe(id);
    const missing = await shop.ask('{ category(id: 99999) { id } }');
    expect(missing.errors[0]).toMatchObject({
      message: "Category doesn't exist",
      path: ['category'],
      extensions: { category: 'graphql-no-such-entity' },
    });
  });

  it('reads product lists with aggregations, and whole products of all kinds', async () => {
    const list = await answered(`${PRODUCT} {
      products(search: "magnez", filter: { price: { from: "10", to: "100" } }, sort: { relevance: DESC }, pageSize: 3) {
        total_count suggestions { search } filters { name }
        page_info { current_page page_size total_pages }
        aggregations { attribute_code label count position options { label value count __typename } }
        sort_fields { default options { label value } } items { ...Card }
      }
    }`);
    expect(list.at('products', 'filters', 0, 'name')).toBe('Cena');
    const detail = await answered(
      `${PRODUCT} query ($key: String!) { products(filter: { url_key: { eq: $key } }) { items {
        ...Card meta_title meta_description description { html } short_description { html } canonical_url
        categories { uid name url_path breadcrumbs { category_uid } }
        media_gallery { __typename url label position disabled ... on ProductVideo { video_content { video_url video_title } } }
        media_gallery_entries { uid id label position disabled file media_type content { type } }
        related_products { uid sku } upsell_products { uid } crosssell_products { uid }
        reviews(pageSize: 2) { items { nickname summary text average_rating created_at ratings_breakdown { name value } } page_info { total_pages } }
        custom_attributesV2(filters: { is_visible_on_front: true }) { items { code ... on AttributeValue { value } ... on AttributeSelectedOptions { selected_options { label value } } } errors { message } }
        ... on CustomizableProductInterface { ${OPTIONS} } ... on PhysicalProductInterface { weight }
        ... on ConfigurableProduct { variants { attributes { code uid label value_index } product { uid sku stock_status price_range { ...Prices } media_gallery_entries { file } } } }
        ... on BundleProduct { dynamic_sku dynamic_price ship_bundle_items price_view items { uid title required type position options { uid label quantity is_default price product { uid sku } } } }
        ... on GroupedProduct { items { qty position product { uid } } }
        ... on DownloadableProduct { links_title downloadable_product_links { uid title price } downloadable_product_samples { title sample_url } }
      } } }`,
      { key: 'izolat-bialka-serwatkowego-wpi-90' },
    );
    expect(detail.at('products', 'items', 0, '__typename')).toBe('ConfigurableProduct');
  });

  it('finds pages by their addresses, old and new', async () => {
    const { at } = await answered(`{
      product: urlResolver(url: "/magnez-b6-forte.html") { id entity_uid relative_url redirectCode type canonical_url }
      category: urlResolver(url: "sport.html") { id type }
      nothing: urlResolver(url: "/no-such-page") { id }
      route(url: "magnez-b6-forte.html") { __typename relative_url redirect_code type ... on ProductInterface { uid } ... on CategoryInterface { uid } ... on CmsPage { identifier } ... on BundleProduct { sku } }
      cmsPage(identifier: "about-us") { identifier url_key title content content_heading page_layout meta_title meta_description }
      cmsBlocks(identifiers: ["header-banner"]) { items { identifier title content } }
    }`);
    expect(at('product')).toMatchObject({ type: 'PRODUCT', redirectCode: 0, relative_url: 'magnez-b6-forte.html' });
    expect(at('category', 'type')).toBe('CATEGORY');
    expect(at('nothing')).toBeNull();
    const missing = await shop.ask('{ cmsPage(identifier: "nothing") { title } }');
    expect(missing.errors[0]).toMatchObject({
      message: `The CMS page with the "nothing" ID doesn't exist.`,
      path: ['cmsPage'],
    });
  });

  it('shops as a guest from an empty cart to an order', async () => {
    const cartId = (await answered('mutation { cartId: createEmptyCart }')).textAt('cartId');
    await answered(
      `${CART} mutation ($cartId: String!) {
        addSimpleProductsToCart(input: { cart_id: $cartId, cart_items: [{ data: { sku: "WIT-MGB6", quantity: 1 }, customizable_options: [] }] }) { cart { ...Whole } }
      }`,
      { cartId },
    );
    const added = await answered(
      `${CART} mutation ($cartId: String!) { addProductsToCart(cartId: $cartId, cartItems: [{ sku: "WIT-C1000", quantity: 2, selected_options: [], entered_options: [] }]) {
        cart { ...Whole } user_errors { code message }
      } }`,
      { cartId },
    );
    expect(added.at('addProductsToCart', 'cart', 'items', 0)).toMatchObject({
      customizable_options: [],
      gift_message: null,
    });
    const uid = added.textAt('addProductsToCart', 'cart', 'items', 1, 'uid');
    await answered(
      `mutation ($cartId: String!, $uid: ID!) { updateCartItems(input: { cart_id: $cartId, cart_items: [{ cart_item_uid: $uid, quantity: 3 }] }) { cart { total_quantity } errors { code message } } }`,
      { cartId, uid },
    );
    const address = `{ firstname: "Łucja", lastname: "Żak", street: ["Długa 1"], city: "Radom", postcode: "26-600", telephone: "600100200", country_code: "PL", region: "mazowieckie", save_in_address_book: false }`;
    const shipping = await answered(
      `${CART} mutation ($cartId: String!) {
        setGuestEmailOnCart(input: { cart_id: $cartId, email: "lucja@example.com" }) { cart { email } }
        setShippingAddressesOnCart(input: { cart_id: $cartId, shipping_addresses: [{ address: ${address} }] }) { cart { ...Whole } }
        setBillingAddressOnCart(input: { cart_id: $cartId, billing_address: { same_as_shipping: true } }) { cart { billing_address { city } } }
      }`,
      { cartId },
    );
    const method = (name: string) =>
      shipping.textAt(
        'setShippingAddressesOnCart',
        'cart',
        'shipping_addresses',
        0,
        'available_shipping_methods',
        0,
        name,
      );
    const paying = await answered(
      `${CART} mutation ($cartId: String!, $carrier: String!, $method: String!) {
        setShippingMethodsOnCart(input: { cart_id: $cartId, shipping_methods: [{ carrier_code: $carrier, method_code: $method }] }) { cart { ...Whole } }
      }`,
      { cartId, carrier: method('carrier_code'), method: method('method_code') },
    );
    expect(paying.at('setShippingMethodsOnCart', 'cart', 'available_payment_methods')).toContainEqual(
      expect.objectContaining({ code: 'banktransfer' }),
    );
    const placed = await answered(
      `mutation ($cartId: String!, $code: String!) {
        setPaymentMethodAndPlaceOrder(input: { cart_id: $cartId, payment_method: { code: $code } }) { order { order_number } errors { code message } orderV2 { number status } }
      }`,
      { cartId, code: 'banktransfer' },
    );
    expect(placed.textAt('setPaymentMethodAndPlaceOrder', 'order', 'order_number')).toMatch(/^\d{9}$/);
    const gone = await shop.ask('query ($cartId: String!) { cart(cart_id: $cartId) { id } }', { cartId });
    expect(gone.errors[0]).toMatchObject({
      message: "The cart isn't active.",
      path: ['cart'],
      extensions: { category: 'graphql-no-such-entity' },
    });
    expect(gone.data).toEqual({ cart: null });
  });

  it('keeps an account by the older mutations, with orders, addresses, wish list and reviews', async () => {
    const email = 'starszy-klient@example.com';
    await answered(
      'mutation ($input: CustomerInput!) { createCustomer(input: $input) { customer { email firstname dob is_subscribed } } }',
      { input: { email, password: PASSWORD, firstname: 'Jan', lastname: 'Las', is_subscribed: false } },
    );
    const token = await shop.signIn(email);
    const changed = await answered(
      'mutation { updateCustomer(input: { firstname: "Janusz" }) { customer { firstname lastname } } }',
      {},
      token,
    );
    expect(changed.at('updateCustomer', 'customer')).toEqual({ firstname: 'Janusz', lastname: 'Las' });
    const refused = await shop.ask(
      'mutation { updateCustomer(input: { email: "x@example.com" }) { customer { email } } }',
      {},
      token,
    );
    expect(refused.errors[0]).toMatchObject({
      message: 'Provide the current "password" to change "email".',
      extensions: { category: 'graphql-input' },
    });
    await answered(
      'mutation { addProductsToWishlist(wishlistId: "0", wishlistItems: [{ sku: "WIT-MGB6", quantity: 1 }]) { wishlist { id } user_errors { code message } } }',
      {},
      token,
    );
    const account = await answered(
      `${PRODUCT} {
        customer {
          id email firstname lastname middlename prefix suffix gender dob date_of_birth taxvat group_id is_subscribed created_at custom_attributes { code }
          addresses { id country_id country_code customer_id region { region region_code region_id } street default_shipping default_billing custom_attributesV2 { code } }
          orders(pageSize: 5) { total_count date_of_first_order page_info { total_pages } items {
            id number order_date status total { grand_total { value currency } subtotal { value } total_tax { value } shipping_handling { total_amount { value } } discounts { label amount { value } } }
            items { __typename id product_name product_sku quantity_ordered product_sale_price { value } selected_options { label value } entered_options { label value }
              ... on BundleOrderItem { bundle_options { label values { product_name quantity } } } ... on DownloadableOrderItem { downloadable_links { title } } }
            shipping_address { firstname city } billing_address { city } payment_methods { name type } shipping_method shipments { id number tracking { carrier number title } }
            invoices { id number } credit_memos { id number total { grand_total { value } } } gift_message { message } comments { message timestamp } carrier
          } }
          wishlists { id items_count sharing_code items { id qty } items_v2 { items { __typename id quantity product { ...Card } customizable_options { label }
            ... on ConfigurableWishlistItem { configurable_options { option_label } configured_variant { sku } } ... on BundleWishlistItem { bundle_options { label } } ... on DownloadableWishlistItem { links_v2 { title } } } } }
          reviews { items { nickname } page_info { total_pages } }
        }
        wishlist { items_count items { id qty added_at product { sku } } }
        customerOrders { total_count items { number } }
        customerDownloadableProducts { items { date download_url } }
        customerPaymentTokens { items { public_hash payment_method_code type details } }
        isEmailAvailable(email: "${email}") { is_email_available }
      }`,
      {},
      token,
    );
    expect(account.at('wishlist', 'items', 0, 'product', 'sku')).toBe('WIT-MGB6');
    expect(account.at('customer', 'wishlists', 0, 'items')).toHaveLength(1);
    const guest = await shop.ask('{ customerOrders { total_count } }');
    expect(guest.errors[0]).toMatchObject({
      path: ['customerOrders'],
      extensions: { category: 'graphql-authorization' },
    });
  });

  it('reads attributes and forms', async () => {
    const { at } = await answered(`{
      customAttributeMetadataV2(attributes: [{ attribute_code: "brand", entity_type: "catalog_product" }]) { items { code label frontend_input options { label value } } errors { type message } }
      customAttributeMetadata(attributes: [{ attribute_code: "brand", entity_type: "catalog_product" }]) { items { attribute_code input_type attribute_options { label value } } }
      attributesForm(formCode: "customer_account_create") { items { __typename code label is_required frontend_input } errors { message } }
      productReviewRatingsMetadata { items { id name values { value_id value } } }
    }`);
    expect(at('attributesForm', 'items', 0)).toMatchObject({ code: 'firstname', is_required: true });
    const unknown = await shop.ask(
      '{ customAttributeMetadata(attributes: [{ attribute_code: "none", entity_type: "catalog_product" }]) { items { attribute_code } } }',
    );
    expect(unknown.errors[0]?.extensions).toEqual({ category: 'graphql-no-such-entity' });
  });
});
