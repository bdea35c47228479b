import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleSettings } from '../testing/index.ts';
import { createServerContext } from './server-context.ts';

const answers: Readonly<Record<string, object>> = {
  storeConfig: { storeConfig: { store_code: 'pl', locale: 'pl_PL', root_category_uid: 'Mg==' } },
  storeConfigData: { storeConfig: { store_code: 'pl' } },
  availableStores: { availableStores: [{ store_code: 'pl' }] },
  getCurrencyData: { currency: { available_currency_codes: ['PLN'] } },
  cmsBlocks: { cmsBlocks: { items: [] } },
  getMegaMenu: { categoryList: [] },
};

/** Time in ms after which the layout is asked for again. */
const lifetime = 10_000;
/** Time in ms after which a page waits for it. */
const staleLifetime = 300_000;

let backends = 0;

/**
 * A backend that works, fails or keeps still; what it was asked for the name of the shop tells how often the layout was
 * fetched.
 */
function setUp() {
  const backend = { name: 'Witryna', works: true, asked: 0 };
  vi.stubGlobal('fetch', (input: string | URL | Request) => {
    const { searchParams } = new URL(input instanceof Request ? input.url : input);
    const operation = searchParams.get('operationName') ?? '';
    if (operation === 'getStoreName') backend.asked += 1;
    if (!backend.works) return Promise.resolve(new Response(null, { status: 503 }));
    const data =
      operation === 'getStoreName'
        ? { storeConfig: { store_code: 'pl', store_name: backend.name } }
        : (answers[operation] ?? { __type: null });
    return Promise.resolve(Response.json({ data }));
  });
  // What was fetched is known by the address of the backend.
  backends += 1;
  const commerceUrl = `https://backend-${backends}.example`;
  const reportError = vi.fn();
  const nameShown = async (dataVersion = 0) => {
    const { layout } = await createServerContext({
      commerceUrl,
      pathname: '/',
      publicUrl: 'https://shop.example',
      settings: sampleSettings,
      dataVersion,
      sanitize: (html) => html,
      reportError,
    });
    return layout.store.storeName;
  };
  /** Waits until the backend has been asked for the layout once more, and the answer is in use. */
  const refreshed = async (asked: number) => {
    await vi.waitFor(() => expect(backend.asked).toBeGreaterThan(asked));
    await new Promise(setImmediate);
  };
  return { backend, nameShown, refreshed, reportError };
}

const wait = (ms: number) => vi.setSystemTime(Date.now() + ms);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  // What the client of the backend has to say.
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the layout of pages that the server makes', () => {
  it('is fetched again when it is old, and no page waits for it', async () => {
    const { backend, nameShown, refreshed } = setUp();
    expect(await nameShown()).toBe('Witryna');
    backend.name = 'Sklep';
    wait(lifetime - 1);
    expect(await nameShown()).toBe('Witryna');
    expect(backend.asked).toBe(1);
    wait(1);
    expect(await Promise.all([nameShown(), nameShown()])).toEqual(['Witryna', 'Witryna']);
    await refreshed(1);
    expect(await nameShown()).toBe('Sklep');
    expect(backend.asked).toBe(2);
  });

  it('is fetched before the page when it is very old', async () => {
    const { backend, nameShown } = setUp();
    await nameShown();
    backend.name = 'Sklep';
    wait(staleLifetime);
    expect(await nameShown()).toBe('Sklep');
  });

  it('is fetched again after a purge', async () => {
    const { backend, nameShown } = setUp();
    await nameShown();
    backend.name = 'Sklep';
    expect(await nameShown(1)).toBe('Sklep');
  });

  it('is the last good one, for all who ask, while the backend fails, which is reported and is not asked by each of them', async () => {
    const { backend, nameShown, refreshed, reportError } = setUp();
    await nameShown();
    backend.works = false;
    for (let round = 1; round <= 2; round += 1) {
      wait(lifetime);
      const asked = backend.asked;
      expect(await Promise.all([nameShown(), nameShown()])).toEqual(['Witryna', 'Witryna']);
      await refreshed(asked);
      const attempts = backend.asked;
      expect(await nameShown()).toBe('Witryna');
      expect(backend.asked).toBe(attempts);
      expect(reportError).toHaveBeenCalledTimes(round);
    }
    backend.works = true;
    backend.name = 'Sklep';
    wait(lifetime);
    await nameShown();
    await vi.waitFor(async () => expect(await nameShown()).toBe('Sklep'));
  });

  it('is not there when none was good yet, and is asked for again immediately', async () => {
    const { backend, nameShown, reportError } = setUp();
    backend.works = false;
    await expect(nameShown()).rejects.toThrow();
    expect(reportError).not.toHaveBeenCalled();
    backend.works = true;
    expect(await nameShown()).toBe('Witryna');
  });
});

describe('the store view of a page that the server makes', () => {
  /** Opens pages of a backend with these store views. */
  const start = (availableStores: readonly object[], publicUrl = 'https://shop.example') => {
    const asked = new Set<string | null>();
    vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) => {
      const { searchParams } = new URL(input instanceof Request ? input.url : input);
      const operation = searchParams.get('operationName') ?? '';
      const store = new Headers(init?.headers).get('store');
      asked.add(store);
      const storeConfig = { store_code: store ?? 'pl', locale: 'pl_PL', root_category_uid: 'Mg==' };
      const data =
        operation === 'availableStores'
          ? { availableStores }
          : 'storeConfig' in (answers[operation] ?? {}) || operation === 'getStoreName'
            ? { storeConfig }
            : (answers[operation] ?? { __type: null });
      return Promise.resolve(Response.json({ data }));
    });
    backends += 1;
    const commerceUrl = `https://backend-${backends}.example`;
    return async (pathname: string) => {
      asked.clear();
      const { layout } = await createServerContext({
        commerceUrl,
        pathname,
        publicUrl,
        settings: sampleSettings,
        dataVersion: 0,
        sanitize: (html) => html,
        reportError: () => undefined,
      });
      return { asked: [...asked], code: layout.store.storeCode, basePath: layout.basePath };
    };
  };

  it('is the default one of the backend at paths without a code, also where another one has the code `default`', async () => {
    const open = start([{ store_code: 'pl', is_default_store: true }, { store_code: 'default' }]);
    expect(await open('/lampen.html')).toEqual({ asked: [null], code: 'pl', basePath: '' });
    expect(await open('/default/lampen.html')).toEqual({ asked: ['default'], code: 'default', basePath: '/default' });
    expect(await open('/pl/lampen.html')).toEqual({ asked: [], code: 'pl', basePath: '' });
  });

  describe('on a host of its own', () => {
    const views = [
      { store_code: 'pl', is_default_store: true, secure_base_link_url: 'https://shop.example/' },
      { store_code: 'de', secure_base_link_url: 'https://shop.de.example/' },
    ];

    it('is that of the host at paths without a code', async () => {
      const open = start(views, 'https://shop.de.example');
      expect(await open('/lampen.html')).toEqual({ asked: [null, 'de'], code: 'de', basePath: '' });
      expect(await open('/de/lampen.html')).toEqual({ asked: [], code: 'de', basePath: '' });
      expect(await open('/pl/lampen.html')).toEqual({ asked: ['pl'], code: 'pl', basePath: '/pl' });
    });

    it('is requested without a code on the host of the default one', async () => {
      const open = start(views);
      expect(await open('/lampen.html')).toEqual({ asked: [null], code: 'pl', basePath: '' });
      expect(await open('/de/lampen.html')).toEqual({ asked: ['de'], code: 'de', basePath: '/de' });
    });
  });
});
