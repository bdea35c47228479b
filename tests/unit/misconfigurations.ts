import { changing, isObject, partOf, refusing, replacing, setting } from './changed-answers.ts';

const agreement = { agreement_id: 1, name: 'AGB', content: 'Text', checkbox_text: 'Ja', mode: 'MANUAL' };

const unnamed = { store_name: null, title_suffix: null, logo_alt: null, default_title: null, store_group_name: null };

/** Misconfigured shops, each with the name of its finding and words of the fix. */
export const misconfigurations: readonly (readonly [what: string, send: typeof fetch, finding: string, fix: RegExp])[] =
  [
    ['a store without a name', setting(unnamed), 'Store', /Page Title Suffix.*SHOP_NAME/],
    ['a store named by its language', setting({ ...unnamed, store_name: 'Deutsch' }), 'Store', /“Deutsch”.*SHOP_NAME/],
    [
      'a language without texts',
      setting({ locale: 'ja_JP' }),
      'Store',
      /ja_JP.*Locale Options > Locale.*DEFAULT_LOCALE/,
    ],
    ['a time zone that is none', setting({ timezone: 'Mars/Base' }), 'Store', /Locale Options > Timezone/],
    ['the notice of a demo store', setting({ demonotice: 1 }), 'Store', /Display Demo Store Notice/],
    [
      'a script in the head',
      setting({ head_includes: '<script src="x.js">' }),
      'Design and lists',
      /HTML Head > Scripts/,
    ],
    [
      'a script in the footer',
      setting({ absolute_footer: '<script>1</script>' }),
      'Design and lists',
      /Miscellaneous HTML/,
    ],
    [
      'very long lists',
      setting({ grid_per_page: 500, list_per_page: undefined }),
      'Design and lists',
      /Products per Page/,
    ],
    [
      'images from http',
      setting({ secure_base_url: 'https://m.example/', secure_base_media_url: 'http://m.example/media/' }),
      'Addresses of the store',
      /Secure Base URL for User Media Files.*MEDIA_ORIGINS/,
    ],
    [
      'no secure base URL',
      setting({ secure_base_url: 'http://m.example/' }),
      'Addresses of the store',
      /Secure Base URL.*PUBLIC_URL/,
    ],
    [
      'a media URL that is none',
      setting({ secure_base_media_url: '{{base_url}}' }),
      'Addresses of the store',
      /media URL/,
    ],
    [
      'a suffix that is no part of a path',
      setting({ product_url_suffix: '?html' }),
      'Addresses of the store',
      /Product URL Suffix/,
    ],
    [
      'a suffix with a path of its own',
      setting({ category_url_suffix: '/lampen' }),
      'Addresses of the store',
      /Category URL Suffix/,
    ],
    ['a home page that is not there', setting({ cms_home_page: 'gone' }), 'Home page', /“gone”.*CMS Home Page/],
    ['an empty home page', replacing(['cmsPage', 'content'], ' '), 'Home page', /Content > Pages/],
    [
      'a home page with images from elsewhere',
      replacing(['cmsPage', 'content'], '<img alt="" src="https://cdn.example/a.jpg">'),
      'Origins of images',
      /https:\/\/cdn\.example.*MEDIA_ORIGINS/,
    ],
    [
      'some of the CMS blocks',
      replacing(['cmsBlocks', 'items'], [{ identifier: 'legal-links' }]),
      'CMS blocks',
      /footer-intro.*Content > Blocks/,
    ],
    ['no country', replacing(['countries'], []), 'Countries', /Allow Countries/],
    ['a default country that is not allowed', setting({ default_country: 'FR' }), 'Countries', /FR.*Default Country/],
    ['no default country', setting({ default_country: null }), 'Countries', /Default Country/],
    [
      'a state required where there is none',
      replacing(
        ['countries'],
        [
          { id: 'CH', available_regions: null },
          { id: 'DE', available_regions: null },
        ],
      ),
      'Countries',
      /CH.*State is Required for/,
    ],
    [
      'a currency that is not allowed',
      replacing(['currency', 'default_display_currency_code'], 'CHF'),
      'Currencies',
      /CHF.*Default Display Currency/,
    ],
    [
      'a currency without a rate',
      replacing(['currency', 'available_currency_codes'], ['EUR', 'CHF']),
      'Currencies',
      /from EUR to CHF.*Currency Rates/,
    ],
    [
      'terms that are on without any',
      replacing(['checkoutAgreements'], []),
      'Terms and conditions',
      /Enable Terms and Conditions/,
    ],
    [
      'terms without a text for the checkbox',
      replacing(['checkoutAgreements'], [{ ...agreement, checkbox_text: '' }]),
      'Terms and conditions',
      /“AGB”.*Checkbox Text/,
    ],
    [
      'terms without content',
      replacing(['checkoutAgreements'], [{ ...agreement, content: '' }]),
      'Terms and conditions',
      /“AGB”.*Content/,
    ],
    [
      'no orders of guests',
      setting({ is_guest_checkout_enabled: false }),
      'Guests and customers',
      /Allow Guest Checkout/,
    ],
    [
      'passwords that nobody chooses',
      setting({ minimum_password_length: '100' }),
      'Guests and customers',
      /Minimum Password Length/,
    ],
    [
      'a type of product that cannot be bought',
      changing((data) => {
        const items = partOf(data, 'products')['items'];
        if (Array.isArray(items) && isObject(items[0])) items[0]['__typename'] = 'GiftCardProduct';
      }),
      'Types of products',
      /GiftCardProduct.*Catalog > Products/,
    ],
    [
      'a captcha without a key',
      (input, init) =>
        typeof init?.body === 'string' && init.body.includes('recaptchaV3Config')
          ? Promise.resolve(
              Response.json({
                data: { recaptchaV3Config: { is_enabled: true, website_key: '', forms: ['NEWSLETTER'] } },
              }),
            )
          : fetch(input, init),
      'Captcha',
      /Google API Website Key.*CAPTCHA_ORIGINS/,
    ],
    [
      'methods that the shop cannot finish',
      replacing(['addProductsToCart', 'cart', 'available_payment_methods'], [{ code: 'stripe_payments' }]),
      'Payment methods',
      /stripe_payments.*OFFLINE_PAYMENT_METHODS/,
    ],
    [
      'carts that cannot be created',
      refusing('createEmptyCart', 'Internal server error'),
      'Purchase',
      /exception\.log/,
    ],
    [
      'a product that is not salable',
      refusing('items { quantity }', 'Product is out of stock'),
      'Purchase',
      /“Product is out of stock”.*Inventory > Stocks/,
    ],
    [
      'an e-mail address that is refused',
      refusing('setGuestEmailOnCart', 'Guest checkout is not allowed.'),
      'Purchase',
      /“Guest checkout is not allowed\.”.*Allow Guest Checkout/,
    ],
    [
      'a required attribute of addresses',
      refusing('setShippingAddressesOnCart', '"VAT" is required.'),
      'Purchase',
      /“"VAT" is required\.”.*Name and Address Options/,
    ],
    [
      'no delivery',
      replacing(['setShippingAddressesOnCart', 'cart', 'shipping_addresses'], [{ available_shipping_methods: [] }]),
      'Purchase',
      /Delivery Methods/,
    ],
    [
      'no payment after the delivery',
      replacing(['setBillingAddressOnCart', 'cart', 'available_payment_methods'], []),
      'Purchase',
      /Sales > Payment Methods/,
    ],
  ];
