import { describe, expect, it } from 'vitest';
import { earlyScriptSource } from '../pages/early-script.ts';
import { shopperPreloadScriptSource } from '../pages/shopper-preload-script.ts';
import { contentSecurityPolicy, securityHeaders, withMediaOrigin } from './security-headers.ts';

const settings = { mapTiles: null, previewOrigins: [] };
const shop = { mediaOrigins: [], settings, serviceOrigins: [], development: false };

const served = { ...shop, publicUrl: 'http://localhost:3000', strictTransport: 'host' as const };

/** The sources of each directive. */
const directives = (policy: string) =>
  new Map(policy.split('; ').map((part): [string, string[]] => [part.split(' ')[0] ?? '', part.split(' ').slice(1)]));

describe('contentSecurityPolicy', () => {
  it('runs scripts of the shop itself only, inline the one of every page, and evaluates none', () => {
    const policy = directives(contentSecurityPolicy({ ...shop, mediaOrigins: ['https://cdn.example'] }));
    expect(policy.get('script-src')).toEqual(["'self'", earlyScriptSource, shopperPreloadScriptSource]);
    expect(policy.get('connect-src')).toEqual(["'self'"]);
    expect(policy.get('frame-src')).toEqual(['https://www.youtube-nocookie.com', 'https://player.vimeo.com']);
    for (const name of ['object-src', 'base-uri', 'frame-ancestors']) expect(policy.get(name)).toEqual(["'none'"]);
    expect(policy.get('form-action')).toEqual(["'self'"]);
    expect(policy.get('default-src')).toEqual(["'self'"]);
  });

  it('shows images and videos of the named origins', () => {
    const policy = directives(
      contentSecurityPolicy({ ...shop, mediaOrigins: ['https://cdn.example', 'https://img.example'] }),
    );
    for (const name of ['img-src', 'media-src'])
      expect(policy.get(name)).toEqual(["'self'", 'data:', 'https://cdn.example', 'https://img.example']);
    expect(policy.get('script-src')).not.toContain('https://cdn.example');
  });

  it('shows pictures and films of the store view, once', () => {
    const own = { ...shop, publicUrl: 'https://shop.example' };
    const policyFor = (origin: string | null) => contentSecurityPolicy(withMediaOrigin(own, origin));
    expect(directives(policyFor('https://media.example')).get('img-src')).toEqual([
      "'self'",
      'data:',
      'https://media.example',
    ]);
    for (const origin of [null, 'https://shop.example']) expect(policyFor(origin)).toBe(contentSecurityPolicy(shop));
    const configured = { ...own, mediaOrigins: ['https://media.example'] };
    expect(withMediaOrigin(configured, 'https://media.example')).toBe(configured);
  });

  it('shows the images of maps, where there are maps', () => {
    const policy = directives(
      contentSecurityPolicy({
        ...shop,
        settings: { ...settings, mapTiles: { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '' } },
      }),
    );
    expect(policy.get('img-src')).toContain('https://tiles.example');
    expect(policy.get('connect-src')).not.toContain('https://tiles.example');
    expect(directives(contentSecurityPolicy(shop)).get('img-src')).toEqual(["'self'", 'data:']);
  });

  it('[CAP-06] lets scripts, frames and requests of the configured services through', () => {
    const policy = directives(
      contentSecurityPolicy({ ...shop, serviceOrigins: ['https://www.google.com', 'https://www.gstatic.com'] }),
    );
    for (const name of ['script-src', 'frame-src', 'connect-src', 'img-src']) {
      expect(policy.get(name)).toEqual(expect.arrayContaining(['https://www.google.com', 'https://www.gstatic.com']));
    }
    expect(policy.get('style-src')).not.toContain('https://www.google.com');
  });

  it('has the browser take markup and scripts from the named policies alone, where only the shop itself runs', () => {
    const policy = directives(contentSecurityPolicy(shop));
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(policy.get('trusted-types')).toEqual(['witryna', 'witryna-data', 'witryna-page-builder']);
    expect(contentSecurityPolicy({ ...shop, serviceOrigins: ['https://www.google.com'] })).not.toContain(
      'trusted-types',
    );
    expect(contentSecurityPolicy({ ...shop, development: true })).not.toContain('trusted-types');
  });

  it('[CHK-33] lets a page use exactly the hosts that it needs, each for its own purpose', () => {
    const hosts = {
      scripts: ['https://bank-question.example'],
      frames: ['https://fields.example'],
      connections: ['https://api.example'],
      images: ['https://signs.example'],
      forms: ['https:'],
    };
    const policy = directives(contentSecurityPolicy(shop, hosts));
    const plain = directives(contentSecurityPolicy(shop));
    const added = [...policy].flatMap(([name, sources]) =>
      sources.filter((source) => !plain.get(name)?.includes(source)).map((source) => `${name} ${source}`),
    );
    expect(added).toEqual([
      'script-src https://bank-question.example',
      'img-src https://signs.example',
      'connect-src https://api.example',
      'frame-src https://fields.example',
      'form-action https:',
    ]);
  });

  it('lets the development server inject its client', () => {
    const policy = directives(contentSecurityPolicy({ ...shop, development: true }));
    // A hash would switch it off.
    expect(policy.get('script-src')).toEqual(["'self'", "'unsafe-inline'"]);
    expect(policy.get('connect-src')).toContain('ws:');
  });
});

describe('securityHeaders', () => {
  it('are those of a page that nobody may frame, sniff or isolate wrongly', () => {
    const { 'Permissions-Policy': permissions, ...others } = securityHeaders(served);
    expect(others).toEqual({
      'Content-Security-Policy': contentSecurityPolicy(shop),
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'same-origin',
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    });
    expect(permissions).toContain('camera=()');
  });

  it.each([
    ['host', 'max-age=31536000'],
    ['subdomains', 'max-age=31536000; includeSubDomains'],
    ['preload', 'max-age=31536000; includeSubDomains; preload'],
    ['off', undefined],
  ] as const)(
    'keep browsers at HTTPS for %s of a shop with HTTPS, and for no other shop',
    (strictTransport, expected) => {
      const getTransport = (publicUrl: string) =>
        securityHeaders({ ...served, publicUrl, strictTransport })['Strict-Transport-Security'];
      expect(getTransport('https://shop.example')).toBe(expected);
      expect(getTransport('http://localhost:3000')).toBeUndefined();
    },
  );

  it('[RSK-10] let an admin of a configured origin frame and open the shop, and nobody else', () => {
    const headers = securityHeaders({
      ...served,
      settings: { ...settings, previewOrigins: ['https://admin.example'] },
    });
    expect(directives(headers['Content-Security-Policy'] ?? '').get('frame-ancestors')).toEqual([
      'https://admin.example',
    ]);
    expect(headers).not.toHaveProperty('X-Frame-Options');
    expect(headers).not.toHaveProperty('Cross-Origin-Opener-Policy');
  });
});
