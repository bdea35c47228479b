import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createModules } from '../../storefront/backend/modules.ts';
import { startBackend } from '../../storefront/backend/server.ts';
import { catalogueFixture } from '../../storefront/backend/testing/catalogue-fixture.ts';
import { capabilityFields, stockCapabilities } from '../../storefront/src/commerce/capabilities.ts';
import { featureNames } from './backend-features.mjs';
import { examineBackend } from './examine-backend.mjs';

const modules = () => createModules({ ...catalogueFixture, cmsPages: [], cmsBlocks: [], urlRewrites: [] });
const folders: string[] = [];
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'witryna-doctor-'));
  folders.push(folder);
  return folder;
};
const start = (profile: 'stock' | 'extended', release: '2.4.8' | '2.4.9') =>
  startBackend({ port: 0, faults: false, dataFolder: newFolder(), publicUrl: 'http://localhost:3000', modules: modules(), profile, release });

let running: Awaited<ReturnType<typeof start>>[];
beforeAll(async () => {
  running = await Promise.all([start('extended', '2.4.8'), start('stock', '2.4.9')]);
});
afterAll(async () => {
  await Promise.all(running.map((backend) => backend.close()));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const examine = (url: string, send?: typeof fetch) => examineBackend({ url, capabilityFields, featureNames, ...(send && { send }) });
const verdicts = (findings: readonly { name: string; verdict: string }[]) => Object.fromEntries(findings.map(({ name, verdict }) => [name, verdict]));

describe('examineBackend', () => {
  it('finds everything in a backend with all extensions', async () => {
    const { connection, behaviour, features } = await examine(running[0]?.url ?? '');
    expect(verdicts(connection)).toEqual({ GraphQL: 'ok', Introspection: 'ok', 'What the shop needs': 'ok' });
    expect(verdicts(behaviour)).toEqual({ Version: 'ok', 'Queries by GET': 'ok', Errors: 'ok', Tokens: 'ok', REST: 'ok', CORS: 'ok' });
    expect(features.filter(({ verdict }) => verdict !== 'ok')).toEqual([]);
    expect(features).toHaveLength(Object.keys(capabilityFields).length);
  });

  it('names the features that stock Magento lacks, with their fields, and 4xx answers', async () => {
    const { connection, behaviour, features } = await examine(`${running[1]?.url ?? ''}/`);
    expect(connection.every(({ verdict }) => verdict === 'ok')).toBe(true);
    expect(features.filter(({ verdict }) => verdict === 'ok')).toHaveLength(stockCapabilities.length);
    expect(features.find(({ name }) => name === 'Favourite store')?.text).toContain('Query.getFavoriteStore');
    expect(behaviour.find(({ name }) => name === 'Tokens')?.text).toContain('status 401');
  });

  it('says what to do about a backend that tells nothing of itself', async () => {
    const mute: typeof fetch = (input, init) =>
      typeof init?.body === 'string' && init.body.includes('__type') ? Promise.resolve(Response.json({ errors: [{ message: 'No.' }] })) : fetch(input, init);
    const { connection, features } = await examine(running[0]?.url ?? '', mute);
    expect(verdicts(connection)).toEqual({ GraphQL: 'ok', Introspection: 'missing' });
    expect(features).toEqual([]);
  });

  it('says that there is no Magento at all', async () => {
    const page: typeof fetch = () => Promise.resolve(new Response('<h1>Hello</h1>', { headers: { 'content-type': 'text/html' } }));
    const [finding, ...others] = (await examine('https://shop.example', page)).connection;
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ name: 'GraphQL', verdict: 'broken' });
    expect(finding?.text).toContain('status 200, text/html');
    const dead: typeof fetch = () => Promise.reject(new TypeError('fetch failed', { cause: new Error('getaddrinfo ENOTFOUND shop.example') }));
    expect((await examine('https://shop.example', dead)).connection[0]?.text).toContain('ENOTFOUND');
  });

  it('has a name for every feature, and for nothing else', () => {
    expect(Object.keys(featureNames).sort()).toEqual(Object.keys(capabilityFields).sort());
  });
});
