import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicModules } from '../testing/public-modules.ts';
import { textContaining } from '../testing/matchers.ts';
import { createTestBackend, valueAt } from '../testing/test-backend.ts';
import type { TestBackend } from '../testing/test-backend.ts';

let backend: TestBackend;
let withEnglish: TestBackend;

beforeAll(() => {
  backend = createTestBackend({ modules: publicModules });
  withEnglish = createTestBackend({ modules: publicModules, secondStoreView: true });
});
afterAll(() => {
  backend.dispose();
  withEnglish.dispose();
});

const config = async (fields: string): Promise<unknown> => {
  const { data, errors } = await backend.graphql(`{ storeConfig { ${fields} } }`);
  expect(errors).toBeUndefined();
  return valueAt(data, 'storeConfig');
};

describe('storeConfig', () => {
  it('[I18-01] [STO-01] [STO-02] is that of the Polish store view', async () => {
    expect(await config('id store_code store_name locale default_display_currency_code timezone')).toEqual({
      id: 17,
      store_code: 'witryna_pl_pl_pl',
      store_name: 'witryna - PL',
      locale: 'pl_PL',
      default_display_currency_code: 'PLN',
      timezone: 'Europe/Warsaw',
    });
  });

  it('[CFG-01] [CFG-02] carries suffixes, the root category and the rules of accounts', async () => {
    expect(
      await config(`newsletter_enabled contact_enabled category_url_suffix product_url_suffix root_category_uid copyright cms_home_page
        customer_token_expiration_time customer_access_token_lifetime minimum_password_length required_character_classes_number`),
    ).toMatchObject({
      newsletter_enabled: true,
      contact_enabled: true,
      category_url_suffix: '.html',
      product_url_suffix: '.html',
      root_category_uid: 'Mg==',
      copyright: textContaining('{YYYY}'),
      cms_home_page: 'home',
      customer_token_expiration_time: 1200,
      customer_access_token_lifetime: 1200 / 3600,
      minimum_password_length: '10',
      required_character_classes_number: '3',
    });
  });

  it('[CFG-03] carries how taxes are shown and the address of estimates', async () => {
    expect(
      await config(
        'tax_cart_display_price tax_cart_display_subtotal tax_cart_display_shipping tax_cart_display_full_summary tax_defaults_postcode tax_defaults_country',
      ),
    ).toEqual({
      tax_cart_display_price: 2,
      tax_cart_display_subtotal: 2,
      tax_cart_display_shipping: 2,
      tax_cart_display_full_summary: false,
      tax_defaults_postcode: '00-001',
      tax_defaults_country: 'PL',
    });
  });

  it('[CFG-04] [CFG-05] [CFG-08] carries help desk and consent texts', async () => {
    const texts = await config(`need_help { email phone_number start_day end_day start_time end_time }
      gdpr_consent_texts { label_newsletter label_customer label_checkout label_contact legal_checkout legal_customer legal_contact }
      kl_email_consent_config { is_active checkbox_text } absolunet_storelocator_enable_favorite_point_of_sale`);
    expect(texts).toMatchObject({
      kl_email_consent_config: { is_active: true },
      absolunet_storelocator_enable_favorite_point_of_sale: true,
    });
    expect(JSON.stringify(texts)).not.toMatch(/null|""/u);
  });

  it('[CFG-06] [CFG-07] carries flags of wishlist and store locator, payment keys and the order of product sections', async () => {
    expect(
      await config(`magento_wishlist_general_is_enabled absolunet_storelocator_distance_unit absolunet_storelocator_front_name
        payment_client_keys { provider environment } product_page_sections { overview premium_content related_products recommendations faq reviews tintup }`),
    ).toEqual({
      magento_wishlist_general_is_enabled: '1',
      absolunet_storelocator_distance_unit: 'km',
      absolunet_storelocator_front_name: 'stores',
      payment_client_keys: [{ provider: 'witryna_card', environment: 'sandbox' }],
      product_page_sections: {
        overview: 10,
        premium_content: 20,
        related_products: 30,
        recommendations: 40,
        faq: 50,
        reviews: 25,
        tintup: 70,
      },
    });
  });
});

describe('store views', () => {
  const QUERY =
    '{ availableStores { store_code store_name store_group_code store_group_name store_sort_order locale default_display_currency_code secure_base_media_url } }';

  it('[STO-03] [STO-04] lists the Polish one alone unless another is asked for', async () => {
    expect((await backend.graphql(QUERY)).data).toEqual({
      availableStores: [
        {
          store_code: 'witryna_pl_pl_pl',
          store_name: 'witryna - PL',
          store_group_code: 'witryna',
          store_group_name: 'Witryna',
          store_sort_order: 0,
          locale: 'pl_PL',
          default_display_currency_code: 'PLN',
          secure_base_media_url: 'https://backend.test/media/',
        },
      ],
    });
    expect((await withEnglish.graphql(QUERY)).data).toMatchObject({
      availableStores: [{ locale: 'pl_PL' }, { locale: 'en_GB', default_display_currency_code: 'EUR' }],
    });
  });

  it('says in English what the English one says about itself', async () => {
    const { data, errors } = await withEnglish.graphql(
      `{ storeConfig { copyright default_title default_description zero_subtotal_title need_help { start_day end_day }
        gdpr_consent_texts { label_newsletter label_customer label_checkout label_contact legal_checkout legal_customer legal_contact }
        kl_email_consent_config { is_active checkbox_text } } }`,
      { headers: { Store: 'witryna_pl_en_gb' } },
    );
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      storeConfig: {
        need_help: { start_day: 'Monday', end_day: 'Friday' },
        kl_email_consent_config: { is_active: true },
      },
    });
    expect(JSON.stringify(data)).not.toMatch(/null|[ąćęłńóśźż]/iu);
  });

  it('[STO-13] has PLN as its only currency', async () => {
    expect(
      (
        await backend.graphql(
          '{ currency { default_display_currency_code default_display_currency_symbol available_currency_codes } }',
        )
      ).data,
    ).toEqual({
      currency: {
        default_display_currency_code: 'PLN',
        default_display_currency_symbol: 'zł',
        available_currency_codes: ['PLN'],
      },
    });
  });
});

describe('directory', () => {
  it('knows Poland with its 16 voivodeships', async () => {
    const { data } = await backend.graphql(
      '{ country(id: "PL") { id full_name_locale full_name_english available_regions { id code name } } }',
    );
    const text = JSON.stringify(data);
    expect(data).toMatchObject({ country: { id: 'PL', full_name_locale: 'Polska', full_name_english: 'Poland' } });
    expect(text.match(/"code":"PL-\d\d"/gu)).toHaveLength(16);
    expect(text).toContain('"code":"PL-14","name":"mazowieckie"');
  });

  it('refuses countries that the shop does not allow', async () => {
    expect((await backend.graphql('{ country(id: "XX") { id } }')).errors).toMatchObject([
      { message: "The country isn't available.", extensions: { category: 'graphql-no-such-entity' } },
    ]);
  });
});

it('[CAP-01] protects no form with a captcha', async () => {
  expect(
    (await backend.graphql('{ recaptchaV3Config { is_enabled website_key badge_position language_code forms } }')).data,
  ).toEqual({
    recaptchaV3Config: {
      is_enabled: false,
      website_key: '',
      badge_position: 'bottomright',
      language_code: 'pl',
      forms: [],
    },
  });
});
