// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isInViewport, transitionImage } from './image-transition.ts';

const list = (path: string) =>
  `<article><img id="other"><a href="/other.html">Other</a></article><article><img id="card"><a id="link" href="${path}">Shoe</a></article>`;
const product =
  '<div data-product-gallery><button><img id="thumbnail"></button><ul><li><img id="gallery"></li><li><img></li></ul></div>';

const from = { pathname: '/shoe.html', search: '' };
let isMotionReduced: boolean;
/** Ids of the named images before and after the change of the page; null if there was no transition. */
let named: { before: string[]; after: string[]; skipped: boolean } | null;

const getNamed = () =>
  [...document.querySelectorAll('img')].filter(({ style }) => style.viewTransitionName).map(({ id }) => id);

function find(selector: string): Element {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
}

/** Changes the page from one markup to another. */
async function change(before: string, after: string, isBack = false): Promise<void> {
  document.body.innerHTML = before;
  await transitionImage({
    window,
    link: isBack ? undefined : find('#link'),
    from,
    show: () => (document.body.innerHTML = after),
    rendered: Promise.resolve(),
  });
}

beforeEach(() => {
  isMotionReduced = false;
  named = null;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, this.id === 'below' ? 5000 : 100, 100, 100);
  });
  Object.assign(window, { matchMedia: () => ({ matches: isMotionReduced }) });
  Object.assign(document, {
    startViewTransition: (update: () => Promise<void>) => {
      const result = { before: getNamed(), after: [] as string[], skipped: false };
      named = result;
      const updateCallbackDone = Promise.resolve()
        .then(update)
        .then(() => {
          result.after = getNamed();
        });
      return {
        ready: Promise.resolve(),
        finished: updateCallbackDone,
        updateCallbackDone,
        skipTransition: () => (result.skipped = true),
      };
    },
  });
});

describe('transitionImage', () => {
  it('names the image of the clicked card, then the image of the product page', async () => {
    await change(list('/shoe.html'), product);
    expect(named).toEqual({ before: ['card'], after: ['gallery'], skipped: false });
    await vi.waitFor(() => expect(getNamed()).toEqual([]));
  });

  it('names the image of the product page, then the image of its card on Back', async () => {
    await change(product, list('/shoe.html'), true);
    expect(named).toEqual({ before: ['gallery'], after: ['card'], skipped: false });
  });

  it('skips the transition when the next page has no image for it', async () => {
    await change(product, list('/boot.html'), true);
    expect(named).toEqual({ before: ['gallery'], after: [], skipped: true });
  });

  it.each([
    ['the link is in no product card', '<a id="link" href="/shoe.html">Shoe</a>'],
    ['the image is outside the viewport', '<article><img id="below"><a id="link" href="/shoe.html">Shoe</a></article>'],
  ])('changes the page at once when %s', async (_, before) => {
    await change(before, product);
    expect(named).toBeNull();
    expect(find('#gallery')).toBeDefined();
  });

  it('changes the page at once when the shopper prefers reduced motion', async () => {
    isMotionReduced = true;
    await change(list('/shoe.html'), product);
    expect(named).toBeNull();
    expect(find('#gallery')).toBeDefined();
  });

  it('changes the page at once in a browser without view transitions', async () => {
    Reflect.deleteProperty(document, 'startViewTransition');
    await change(list('/shoe.html'), product);
    expect(find('#gallery')).toBeDefined();
  });
});

describe('isInViewport', () => {
  const viewport = { innerWidth: 375, innerHeight: 812 };
  it.each([
    [{ top: -50, bottom: 10, left: 0, right: 100 }, true],
    [{ top: -50, bottom: 0, left: 0, right: 100 }, false],
    [{ top: 812, bottom: 900, left: 0, right: 100 }, false],
    [{ top: 0, bottom: 100, left: 375, right: 500 }, false],
    [{ top: 0, bottom: 100, left: -100, right: 0 }, false],
  ])('returns whether a part of %o is in the viewport', (box, expected) => {
    expect(isInViewport(box, viewport)).toBe(expected);
  });
});
