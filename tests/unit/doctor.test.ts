import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBackend } from '../../storefront/backend/server.ts';
import { releases } from '../../storefront/backend/releases/release.ts';
import { readServerConfig } from '../../storefront/server/config.ts';
import demoShop from '../../storefront/demo/index.ts';
import { knownMethods } from '../../storefront/src/checkout/payment/known-methods.ts';
import { capabilityFields } from '../../storefront/src/commerce/capabilities.ts';
import { findTextLocale } from '../../storefront/src/i18n/find-text-locale.ts';
import { findStoreName } from '../../storefront/src/shell/layout/find-store-name.ts';
import { locales } from '../../storefront/src/i18n/locale.ts';
import * as formAttributes from '../../storefront/src/custom-attributes/form-attributes.ts';
import { productAttributes } from '../../storefront/src/products/product-attributes.ts';
import { layoutBlocks } from '../../storefront/src/platform/layout/layout-blocks.ts';
import { probePaths } from '../../storefront/server/health.ts';
import { getStaticPaths } from '../../storefront/src/shell/routes.ts';
import americanBikes from '../merchants/american-bikes/index.ts';
import frenchShoes from '../merchants/french-shoes/index.ts';
import germanShoes from '../merchants/german-shoes/index.ts';
import { featureNames } from '../../scripts/lib/backend-features.mjs';
import { examineBackend } from '../../scripts/lib/examine-backend.mjs';
import { formatStartCommand } from '../../scripts/lib/start-command.mjs';

type Json = Record<string, unknown>;
type Options = Pick<Parameters<typeof startBackend>[0], 'shop' | 'profile' | 'release'>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A part of an answer that is an object; an empty one where there is none. */
const partOf = (value: unknown, ...path: string[]): Json => {
  let part = value;
  for (const key of path) part = isObject(part) ? part[key] : undefined;
  return isObject(part) ? part : {};
};

const stops: (() => Promise<void>)[] = [];
async function start(options: Options): Promise<string> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'doctor-'));
  const { url, close } = await startBackend({
    ...options,
    port: 0,
    faults: false,
    dataFolder,
    publicUrl: 'http://localhost:3000',
  });
  stops.push(async () => {
    await close();
    rmSync(dataFolder, { recursive: true, force: true });
  });
  return url;
}

let german = '';
/** Names of what the German shop lacks in any case. */
let lacking: string[] = [];
beforeAll(async () => {
  german = await start({ shop: germanShoes, profile: 'stock', release: '2.4.8' });
  const { behavior } = await examine(german);
  lacking = behavior.filter(({ verdict }) => verdict !== 'ok').map(({ name }) => name);
}, 60_000);
afterAll(async () => {
  await Promise.all(stops.map((stop) => stop()));
});

const examine = (url: string, send: typeof fetch = fetch) =>
  examineBackend({
    url,
    capabilityFields,
    featureNames,
    productAttributes,
    formAttributes,
    paymentMethods: [...knownMethods, 'paypal_express', 'acme_pay', 'authnet_accept'],
    locales,
    findTextLocale,
    findStoreName,
    blocks: Object.values(layoutBlocks),
    shopPaths: [...getStaticPaths(), ...probePaths],
    // The test's backend is not public, and draws no images.
    send,
  });

/** Findings that backends of these tests have: addresses of this machine, images not drawn, no cache, a file to send. */
const ofTheTest = ['Images', 'Addresses of the store', 'Attributes of products', 'Files of shoppers'];

/** Answers as the backend does, with the data of a query changed. */
const changing =
  (change: (data: Json) => void): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, init);
    if (typeof init?.body !== 'string' || init.body.includes('__type(')) return response;
    const body: unknown = await response.json();
    if (isObject(body) && isObject(body['data'])) change(body['data']);
    return Response.json(body, { status: response.status });
  };

/** Refuses the calls whose text has a word, as Magento does. */
const refusing =
  (word: string, message: string): typeof fetch =>
  (input, init) =>
    typeof init?.body === 'string' && init.body.includes(word)
      ? Promise.resolve(Response.json({ errors: [{ message }], data: null }))
      : fetch(input, init);

const setting = (values: Json) =>
  changing((data) => {
    if (isObject(data['storeConfig'])) Object.assign(data['storeConfig'], values);
  });

const replacing = (path: readonly string[], value: unknown) =>
  changing((data) => {
    const parent = partOf(data, ...path.slice(0, -1));
    const last = path.at(-1) ?? '';
    if (last in parent) parent[last] = value;
  });

const agreement = { agreement_id: 1, name: 'AGB', content: 'Text', checkbox_text: 'Ja', mode: 'MANUAL' };

const unnamed = { store_name: null, title_suffix: null, logo_alt: null, default_title: null, store_group_name: null };

/** Each with the name of its finding, and words of the fix. */
const misconfigurations: readonly (readonly [what: string, send: typeof fetch, finding: string, fix: RegExp])[] = [
  ['a store without a name', setting(unnamed), 'Store', /Page Title Suffix.*SHOP_NAME/],
  ['a store named by its language', setting({ ...unnamed, store_name: 'Deutsch' }), 'Store', /“Deutsch”.*SHOP_NAME/],
  ['a language without texts', setting({ locale: 'ja_JP' }), 'Store', /ja_JP.*Locale Options > Locale.*DEFAULT_LOCALE/],
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
  ['carts that cannot be created', refusing('createEmptyCart', 'Internal server error'), 'Purchase', /exception\.log/],
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

describe('the doctor', () => {
  it('knows at least 25 misconfigurations', () => {
    expect(misconfigurations.length).toBeGreaterThanOrEqual(25);
  });

  it.each(misconfigurations)('names %s, with its fix, and nothing else', async (_, send, name, fix) => {
    const { behavior } = await examine(german, send);
    expect(behavior.find((finding) => finding.name === name)).toMatchObject({
      text: expect.stringMatching(fix) as string,
    });
    const known = [name, ...lacking];
    // What is shown in a store view that is broken this way may break what is bought.
    const consequences = ['Purchase', 'Payment methods', 'Origins of images'];
    expect(
      behavior.filter(
        (finding) => finding.verdict !== 'ok' && !known.includes(finding.name) && !consequences.includes(finding.name),
      ),
    ).toEqual([]);
    expect(behavior.find((finding) => finding.name === name)?.verdict).not.toBe('ok');
  });

  it.each<[string, Options]>([
    ['the demo', { shop: demoShop, profile: 'extended', release: '2.4.8' }],
    ['an American shop', { shop: americanBikes, profile: 'stock', release: '2.4.8' }],
    ['a French shop', { shop: frenchShoes, profile: 'stock', release: '2.4.8' }],
    ...releases.map((release): [string, Options] => [
      `a German shop on ${release}`,
      { shop: germanShoes, profile: 'stock', release },
    ]),
  ])(
    'raises no false alarm about %s, and buys there',
    async (_, options) => {
      const { connection, behavior } = await examine(await start(options));
      expect(connection.filter(({ verdict }) => verdict !== 'ok')).toEqual([]);
      expect(behavior.filter(({ name, verdict }) => verdict !== 'ok' && !ofTheTest.includes(name))).toEqual([]);
      expect(behavior.find(({ name }) => name === 'Purchase')?.text).toContain('works as a guest');
    },
    60_000,
  );

  it('names the products that require a file which the shop cannot send', async () => {
    const { behavior } = await examine(german);
    expect(behavior.find(({ name }) => name === 'Files of shoppers')?.text).toContain('that L-ENTWURF can');
  });

  it('blames nobody for settings that it cannot read', async () => {
    const { behavior } = await examine(german, refusing('countries_with_required_region', 'Cannot query field.'));
    expect(behavior.filter(({ name, verdict }) => verdict !== 'ok' && !ofTheTest.includes(name))).toEqual([]);
    expect(behavior.find(({ name }) => name === 'Store')?.text).toBe('its settings cannot be read');
  });

  it('is the command of the README', async () => {
    // What the script imports has to run in Node as it is, without a bundler.
    const output = await new Promise<string>((resolve) => {
      const env = { ...process.env, OFFLINE_PAYMENT_METHODS: 'acme_pay' };
      execFile(process.execPath, ['scripts/doctor.mjs', german], { env }, (_, stdout, stderr) => {
        resolve(stdout + stderr);
      });
    });
    expect(output).toMatch(/\+ Version/);
    // The images of the test's backend cannot be loaded.
    expect(output).toMatch(/to be fixed.*\n.*DEFAULT_LOCALE=de_DE .*OFFLINE_PAYMENT_METHODS=acme_pay .*npm start/);
  }, 60_000);

  it('takes the locale whose texts a store view of another region shows', async () => {
    const { settings } = await examine(german, setting({ locale: 'de_AT' }));
    expect(settings).toMatchObject({ DEFAULT_LOCALE: 'de_DE' });
  });

  it('prints a command that works as it is', async () => {
    const { settings } = await examine(
      german,
      replacing(['cmsPage', 'content'], '<img src="https://cdn.example/a.jpg">'),
    );
    const command = formatStartCommand({ ...settings, COMMERCE_URL: german });
    expect(command).toMatch(/ npm start$/);
    const printed = execFileSync('sh', ['-c', command.replace(/npm start$/, 'env')], {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'] ?? '' },
    });
    const env = Object.fromEntries(
      printed.split('\n').flatMap((line) => {
        const [name = '', ...value] = line.split('=');
        return name === '' ? [] : [[name, value.join('=')]];
      }),
    );
    expect(readServerConfig(env)).toMatchObject({
      commerceUrl: german,
      mediaOrigins: ['https://cdn.example'],
      settings: { storeDefaults: { locale: 'de_DE', name: 'Wagner' } },
    });
  });

  it('does not say that guests can buy where they cannot order', async () => {
    const { behavior } = await examine(german, setting({ is_guest_checkout_enabled: false }));
    expect(behavior.find(({ name }) => name === 'Purchase')?.text).toContain('guests cannot order');
  });

  it.each(['http://admin:secret@localhost:1', 'https://shop.example/?___store=de', 'https://shop.example/#top'])(
    'rejects %s, which COMMERCE_URL does not take either',
    (url) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/doctor.mjs', url], { encoding: 'utf8' });
      expect(stderr).toMatch(/without credentials, query and fragment/);
      expect([status, stdout]).toEqual([1, '']);
      expect(stderr).not.toContain('secret');
      expect(() => readServerConfig({ COMMERCE_URL: url })).toThrow('COMMERCE_URL');
    },
  );

  it.each([
    ['Bikes & Co.', "SHOP_NAME='Bikes & Co.' npm start"],
    ["O'Neill", String.raw`SHOP_NAME='O'\''Neill' npm start`],
    ['Wagner', 'SHOP_NAME=Wagner npm start'],
  ])('quotes %s for a shell', (name, command) => {
    expect(formatStartCommand({ SHOP_NAME: name })).toBe(command);
  });
});
