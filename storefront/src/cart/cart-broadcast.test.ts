import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCartNews } from './cart-broadcast.ts';

/** Channels of one browser, which deliver immediately. */
class Channel extends EventTarget {
  static readonly open = new Set<Channel>();

  constructor() {
    super();
    Channel.open.add(this);
  }

  postMessage(data: unknown) {
    for (const other of Channel.open) if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }));
  }
}

beforeEach(() => {
  Channel.open.clear();
  vi.stubGlobal('BroadcastChannel', Channel);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the cart broadcast', () => {
  it('reaches other tabs, not the own one, until they unsubscribe', () => {
    const [own, other] = [createCartNews(), createCartNews()];
    const [heardHere, heardThere] = [vi.fn(), vi.fn()];
    own.subscribe(heardHere);
    const stop = other.subscribe(heardThere);
    own.announce();
    expect(heardThere).toHaveBeenCalledTimes(1);
    stop();
    own.announce();
    expect(heardThere).toHaveBeenCalledTimes(1);
    expect(heardHere).not.toHaveBeenCalled();
  });

  it('keeps local invalidations in this tab', () => {
    const [own, other] = [createCartNews(), createCartNews()];
    const [heardHere, heardThere] = [vi.fn(), vi.fn()];
    own.subscribe(heardHere);
    other.subscribe(heardThere);
    own.renew();
    expect(heardHere).toHaveBeenCalledTimes(1);
    expect(heardThere).not.toHaveBeenCalled();
  });

  it('[F27] delivers messages that arrive before the first listener once', () => {
    const [own, other] = [createCartNews(), createCartNews()];
    other.open();
    own.announce();
    own.announce();
    const [first, second] = [vi.fn(), vi.fn()];
    other.subscribe(first);
    other.subscribe(second);
    expect(first).toHaveBeenCalledTimes(1);
    expect(second).not.toHaveBeenCalled();
  });

  it('does nothing in browsers without BroadcastChannel', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const news = createCartNews();
    const heard = vi.fn();
    expect(() => {
      news.open();
      news.announce();
      news.subscribe(heard)();
    }).not.toThrow();
    expect(heard).not.toHaveBeenCalled();
  });
});
