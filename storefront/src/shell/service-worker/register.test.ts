// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { registerWorker } from './register.ts';

class FakeWorker extends EventTarget {
  state = 'installing';
  readonly postMessage = vi.fn();
  become(state: string) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

/** A browser's service worker container. */
function installContainer({
  inCharge = false,
  waiting = null as FakeWorker | null,
  failure = null as Error | null,
} = {}) {
  const active = new FakeWorker();
  const registration = Object.assign(new EventTarget(), { waiting, installing: null as FakeWorker | null, active });
  const container = Object.assign(new EventTarget(), {
    controller: inCharge ? active : null,
    ready: Promise.resolve(registration),
    register: vi.fn(() => (failure ? Promise.reject(failure) : Promise.resolve(registration))),
  });
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker: container }));
  return { active, registration, container };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('registerWorker', () => {
  it('[PWA-05] warns on the console, and only there, when it fails', async () => {
    const failure = new Error('insecure');
    installContainer({ failure });
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const error = vi.spyOn(console, 'error').mockReturnValue();
    await expect(registerWorker({ basePath: '', onUpdate: vi.fn(), reload: vi.fn() })).resolves.toBeNull();
    expect(warn).toHaveBeenCalledExactlyOnceWith('The service worker could not be registered.', failure);
    expect(error).not.toHaveBeenCalled();
  });

  it('does without in a browser that has none', async () => {
    vi.stubGlobal('navigator', {});
    await expect(registerWorker({ basePath: '', onUpdate: vi.fn(), reload: vi.fn() })).resolves.toBeNull();
  });

  it('offers a newer version, and tells it to take over only when the shopper agrees', async () => {
    const { registration } = installContainer({ inCharge: true });
    const onUpdate = vi.fn<(update: () => void) => void>();
    await registerWorker({ basePath: '', onUpdate, reload: vi.fn() });
    const next = new FakeWorker();
    registration.installing = next;
    registration.dispatchEvent(new Event('updatefound'));
    expect(onUpdate).not.toHaveBeenCalled();
    next.become('installed');
    registration.waiting = next;
    expect(onUpdate).toHaveBeenCalledOnce();
    expect(next.postMessage).not.toHaveBeenCalled();
    onUpdate.mock.calls[0]?.[0]();
    expect(next.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'skip-waiting' });
  });

  it('loads the page again when another tab has shown the newer version in the meantime', async () => {
    const waiting = new FakeWorker();
    const { registration } = installContainer({ inCharge: true, waiting });
    const reload = vi.fn();
    const onUpdate = vi.fn<(update: () => void) => void>();
    await registerWorker({ basePath: '', onUpdate, reload });
    registration.waiting = null;
    onUpdate.mock.calls[0]?.[0]();
    expect(reload).toHaveBeenCalledOnce();
    expect(waiting.postMessage).not.toHaveBeenCalled();
  });

  it('updates to the newest version when several were offered', async () => {
    const waiting = new FakeWorker();
    const { registration } = installContainer({ inCharge: true, waiting });
    const onUpdate = vi.fn<(update: () => void) => void>();
    await registerWorker({ basePath: '', onUpdate, reload: vi.fn() });
    registration.waiting = new FakeWorker();
    onUpdate.mock.calls[0]?.[0]();
    expect(registration.waiting.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'skip-waiting' });
    expect(waiting.postMessage).not.toHaveBeenCalled();
  });

  it('offers one that waits since an earlier visit', async () => {
    const waiting = new FakeWorker();
    installContainer({ inCharge: true, waiting });
    const onUpdate = vi.fn();
    await registerWorker({ basePath: '', onUpdate, reload: vi.fn() });
    expect(onUpdate).toHaveBeenCalledOnce();
  });

  it('offers nothing when the first worker is installed', async () => {
    const { registration } = installContainer();
    const onUpdate = vi.fn();
    await registerWorker({ basePath: '', onUpdate, reload: vi.fn() });
    const first = new FakeWorker();
    registration.installing = first;
    registration.dispatchEvent(new Event('updatefound'));
    first.become('installed');
    expect(onUpdate).not.toHaveBeenCalled();
  });

  it('has a page kept by the worker that took over since the page was opened', async () => {
    const { active, registration } = installContainer();
    vi.stubGlobal('performance', { getEntriesByType: () => [] });
    const worker = await registerWorker({ basePath: '', onUpdate: vi.fn(), reload: vi.fn() });
    registration.active = new FakeWorker();
    worker?.keepPage('https://shop.example/sport.html');
    expect(registration.active.postMessage).toHaveBeenCalledOnce();
    expect(active.postMessage).not.toHaveBeenCalled();
  });

  it('has a page kept together with the built files that it is made of', async () => {
    const { active } = installContainer();
    vi.stubGlobal('performance', {
      getEntriesByType: () => [
        { name: 'https://shop.example/assets/a.js' },
        { name: 'https://shop.example/graphql?query=x' },
      ],
    });
    const worker = await registerWorker({ basePath: '/en', onUpdate: vi.fn(), reload: vi.fn() });
    worker?.keepPage('https://shop.example/en/sport.html');
    expect(active.postMessage).toHaveBeenCalledExactlyOnceWith({
      type: 'keep-page',
      payload: {
        page: 'https://shop.example/en/sport.html',
        offlinePage: '/en/offline',
        assets: ['https://shop.example/assets/a.js'],
      },
    });
  });
});
