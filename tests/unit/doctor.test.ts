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
import { queryLimits } from '../../storefront/src/commerce/query-limits.ts';
import { writeTypeQueries } from '../../storefront/src/commerce/type-queries.ts';
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
import { refusing, replacing, setting } from './changed-answers.ts';
import { misconfigurations } from './misconfigurations.ts';
import { featureNames } from '../../scripts/lib/backend-features.mjs';
import { examineBackend } from '../../scripts/lib/examine-backend.mjs';
import { formatStartCommand } from '../../scripts/lib/start-command.mjs';

type Options = Pick<Parameters<typeof startBackend>[0], 'shop' | 'profile' | 'release'>;

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
    queryLimits,
    writeTypeQueries,
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
      expect(stderr).toMatch(/must not have credentials, a query or a fragment/);
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
