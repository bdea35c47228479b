// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setImportWatch } from './lazy-code.ts';
import { watchRequests, type RequestWatch } from './watch-requests.ts';

const endpoint = 'https://shop.example.org/graphql';

/** Ends the requests that were sent, in their order. */
let answers: { resolve(response: Response): void; reject(error: unknown): void }[];
let watch: RequestWatch;

beforeEach(() => {
  answers = [];
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise<Response>((resolve, reject) => {
        answers.push({ resolve, reject });
      }),
  );
  watch = watchRequests(['getWishlist']);
});

afterEach(() => {
  watch.stop();
  vi.unstubAllGlobals();
  setImportWatch(() => Promise.resolve());
});

const ask = (operation: string) =>
  window.fetch(endpoint, { method: 'POST', body: JSON.stringify({ query: `query ${operation} { id }` }) });

/** Waits for the page to settle and tells whether it has. */
function settling() {
  const state = { settled: false };
  const done = watch.settle(new AbortController().signal).then(() => {
    state.settled = true;
  });
  return { state, done };
}

const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
};

it('waits for the answers to all requests, also those that follow an answer', async () => {
  const first = ask('getCart')
    .then(() => ask('getCrossSell'))
    .catch((error: unknown) => error);
  const { state, done } = settling();
  await frames(4);
  expect(state.settled).toBe(false);
  answers[0]?.resolve(new Response('{}'));
  await frames(4);
  expect(answers).toHaveLength(2);
  expect(state.settled).toBe(false);
  answers[1]?.reject(new TypeError('Failed to fetch'));
  await done;
  expect(await first).toBeInstanceOf(TypeError);
});

it('does not wait for operations that are never answered', async () => {
  void ask('getWishlist');
  await settling().done;
});

it('waits for code that is loaded lazily, and for what it changes', async () => {
  let loaded = () => {};
  const script = new Promise<void>((resolve) => {
    loaded = resolve;
  });
  setImportWatch(() => script);
  const { state, done } = settling();
  await frames(4);
  expect(state.settled).toBe(false);
  loaded();
  await done;
});

it('does not wait for a browser that is never idle', async () => {
  vi.stubGlobal('requestIdleCallback', (callback: () => void, options?: IdleRequestOptions) => {
    if (options?.timeout !== undefined) callback();
  });
  await settling().done;
});

it('ends when the story is left', async () => {
  void ask('getCart');
  const leaving = new AbortController();
  const done = watch.settle(leaving.signal);
  leaving.abort();
  await done;
});

it('restores the fetch of the document', () => {
  const watched = window.fetch;
  watch.stop();
  expect(window.fetch).not.toBe(watched);
});
