import { resolve } from 'node:path';
import type { MessageLanguage } from './backend.ts';
import { releases, type Release } from './releases/release.ts';
import type { PaymentProvider, Profile } from './request-context.ts';

/** What the backend process is told from outside. */
export interface MainOptions {
  /** Module or folder of the shop; undefined: the default one. */
  readonly shopPath: string | undefined;
  readonly port: number;
  /** Absolute. */
  readonly dataFolder: string;
  readonly publicUrl: string;
  readonly profile: Profile;
  readonly secondStoreView: boolean;
  readonly release: Release;
  readonly messages: MessageLanguage;
  /** True: attacks stand in every text, and redirects lead where none should. */
  readonly hostile: boolean;
  readonly faults: boolean;
  readonly cacheSeconds: number;
  /** `host:port` of each page cache in front of the shop. */
  readonly cacheHosts: readonly string[];
  readonly adminToken: string | undefined;
  readonly captchaForms: readonly string[];
  readonly outbox: boolean;
  readonly withdrawal: boolean;
  readonly pageSize: number;
  readonly paymentProviders: readonly PaymentProvider[];
  /** Whole units of the base currency; null: never. */
  readonly braintreeVerifiesFrom: number | null;
  /** How large the catalog is to be at least; the shop's own by default. */
  readonly catalogSize: { readonly products: number; readonly categories: number };
}

function readNumber(name: string, value: string | undefined, fallback: number, largest: number, smallest = 0): number {
  const number = value === undefined || value === '' ? fallback : Number(/^\d{1,9}$/.test(value) ? value : Number.NaN);
  if (number >= smallest && number <= largest) return number;
  throw new Error(`${name} must be a number from ${smallest} to ${largest}, but it is "${value}".`);
}

function readChoice<const T extends string>(name: string, value: string | undefined, choices: readonly [T, ...T[]]): T {
  if (value === undefined || value === '') return choices[0];
  const found = choices.find((choice) => choice === value);
  if (found !== undefined) return found;
  throw new Error(`${name} must be ${choices.join(' or ')}, but it is "${value}".`);
}

function readProviders(name: string, value = ''): PaymentProvider[] {
  const providers: readonly PaymentProvider[] = ['braintree', 'adyen'];
  const names = value
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  return names.map((entry) => {
    const provider = providers.find((known) => known === entry);
    if (!provider) throw new Error(`${name} must list braintree and adyen, but it has "${entry}".`);
    return provider;
  });
}

function readOrigin(name: string, value: string | undefined): string | undefined {
  if (!value) return undefined;
  if (/^https?:\/\/[\w.:[\]-]+\/?$/i.test(value) && URL.canParse(value)) return new URL(value).origin;
  throw new Error(
    `${name} must be an address such as https://shop.example, without a path, but it is ${JSON.stringify(value)}.`,
  );
}

function readHosts(name: string, value = ''): string[] {
  const hosts = value
    .split(',')
    .map((host) => host.trim())
    .filter(Boolean);
  const wrong = hosts.find((host) => !/^[\w.-]+(:\d{1,5})?$/.test(host));
  if (wrong === undefined) return hosts;
  throw new Error(`${name} must list hosts such as localhost:3000, but it has ${JSON.stringify(wrong)}.`);
}

function readToken(name: string, value: string | undefined): string | undefined {
  if (!value) return undefined;
  if (/^[\w.~+/-]+=*$/.test(value)) return value;
  throw new Error(`${name} must be a bearer token of letters, digits and -._~+/, but it is ${JSON.stringify(value)}.`);
}

function readFormTypes(name: string, value = ''): string[] {
  const forms = value
    .split(',')
    .map((form) => form.trim())
    .filter(Boolean);
  const wrong = forms.find((form) => !/^[A-Z][A-Z_]*(?::(?:RECAPTCHA_V3|RECAPTCHA|INVISIBLE))?$/.test(form));
  if (wrong === undefined) return forms;
  throw new Error(
    `${name} must list types of forms such as NEWSLETTER or CUSTOMER_LOGIN:INVISIBLE, but it has ${JSON.stringify(wrong)}.`,
  );
}

function readSwitch(name: string, value: string | undefined): boolean {
  return readChoice(name, value, ['0', '1']) === '1';
}

/**
 * Reads environment variables: `BACKEND_SHOP` (path of the shop's module or folder; the demo), `BACKEND_PORT` (4000), `DATA_DIR` (`.data`), `PUBLIC_URL` (`http://localhost:<PORT>`,
 * `PORT` being 3000 by default), `BACKEND_PROFILE` (`extended` or `stock`), `BACKEND_SECOND_STORE_VIEW` (1 or 0),
 * `BACKEND_MAGENTO` (`2.4.8`, or `2.4.6`, `2.4.7`, `2.4.9`), `BACKEND_MESSAGES` (`en` or `pl`), `BACKEND_CONTENT`
 * (`demo` or `hostile`), `BACKEND_FAULTS` (0 or 1), `BACKEND_CACHE_SECONDS` (60), `BACKEND_ADMIN_TOKEN`,
 * `BACKEND_HTTP_CACHE_HOSTS` (`host:port` of page caches, comma-separated; none),
 * `BACKEND_CAPTCHA_FORMS` (types of forms as Magento names them, comma-separated, each with `:RECAPTCHA` or `:INVISIBLE` for reCAPTCHA v2; none), `DEMO_OUTBOX` (0 or 1),
 * `BACKEND_WITHDRAWAL` (1 or 0), `BACKEND_PAYMENT_PROVIDERS` (`braintree`, `adyen`, comma-separated; none),
 * `BACKEND_BRAINTREE_3D_SECURE` (total in units of the base currency from which Braintree verifies cards; never), `BACKEND_PAGE_SIZE` (6),
 * `BACKEND_PRODUCTS` and `BACKEND_CATEGORIES` (0: the shop's own).
 *
 * @throws Error with one sentence when a value cannot be used.
 */
export function readMainOptions(env: NodeJS.ProcessEnv): MainOptions {
  const shopPort = readNumber('PORT', env['PORT'], 3000, 65_535);
  return {
    shopPath: env['BACKEND_SHOP'] || undefined,
    port: readNumber('BACKEND_PORT', env['BACKEND_PORT'], 4000, 65_535),
    dataFolder: resolve(env['DATA_DIR'] || '.data'),
    publicUrl: readOrigin('PUBLIC_URL', env['PUBLIC_URL']) ?? `http://localhost:${shopPort}`,
    profile: readChoice('BACKEND_PROFILE', env['BACKEND_PROFILE'], ['extended', 'stock']),
    secondStoreView: readChoice('BACKEND_SECOND_STORE_VIEW', env['BACKEND_SECOND_STORE_VIEW'], ['1', '0']) === '1',
    release: readChoice('BACKEND_MAGENTO', env['BACKEND_MAGENTO'], releases),
    messages: readChoice('BACKEND_MESSAGES', env['BACKEND_MESSAGES'], ['en', 'pl']),
    hostile: readChoice('BACKEND_CONTENT', env['BACKEND_CONTENT'], ['demo', 'hostile']) === 'hostile',
    faults: readSwitch('BACKEND_FAULTS', env['BACKEND_FAULTS']),
    cacheHosts: readHosts('BACKEND_HTTP_CACHE_HOSTS', env['BACKEND_HTTP_CACHE_HOSTS']),
    adminToken: readToken('BACKEND_ADMIN_TOKEN', env['BACKEND_ADMIN_TOKEN']),
    captchaForms: readFormTypes('BACKEND_CAPTCHA_FORMS', env['BACKEND_CAPTCHA_FORMS']),
    outbox: readSwitch('DEMO_OUTBOX', env['DEMO_OUTBOX']),
    withdrawal: readChoice('BACKEND_WITHDRAWAL', env['BACKEND_WITHDRAWAL'], ['1', '0']) === '1',
    pageSize: readNumber('BACKEND_PAGE_SIZE', env['BACKEND_PAGE_SIZE'], 6, 100, 1),
    paymentProviders: readProviders('BACKEND_PAYMENT_PROVIDERS', env['BACKEND_PAYMENT_PROVIDERS']),
    braintreeVerifiesFrom: env['BACKEND_BRAINTREE_3D_SECURE']
      ? readNumber('BACKEND_BRAINTREE_3D_SECURE', env['BACKEND_BRAINTREE_3D_SECURE'], 0, 1_000_000)
      : null,
    catalogSize: {
      products: readNumber('BACKEND_PRODUCTS', env['BACKEND_PRODUCTS'], 0, 100_000),
      categories: readNumber('BACKEND_CATEGORIES', env['BACKEND_CATEGORIES'], 0, 5_000),
    },
    cacheSeconds: readNumber('BACKEND_CACHE_SECONDS', env['BACKEND_CACHE_SECONDS'], 60, 86_400),
  };
}
