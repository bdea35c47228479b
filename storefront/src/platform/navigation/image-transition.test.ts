// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isInViewport, movingImageAttribute, movingImageStart, transitionImage } from './image-transition.ts';

const list = (path: string) =>
  `<article><img id="other"><a href="/other.html">Other</a></article><article><img id="card"><a id="link" href="${path}">Shoe</a></article>`;
const product =
  '<div data-product-gallery><button><img id="thumbnail"></button><ul><li><img id="gallery"></li><li><img></li></ul></div>';

const from = { pathname: '/shoe.html', search: '' };
const boxes: Record<string, DOMRect> = {
  card: new DOMRect(40, 300, 100, 100),
  gallery: new DOMRect(20, 80, 400, 200),
  below: new DOMRect(0, 5000, 100, 100),
};
let isMotionReduced: boolean;
let visibility: DocumentVisibilityState;

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
}
const findCopy = () => document.querySelector<HTMLElement>(`[${movingImageAttribute}]`);

/** Changes the page from one markup to another. */
async function change(before: string, after: string, isBack = false): Promise<void> {
  document.body.innerHTML = before;
  const rendered = Promise.resolve();
  const moved = transitionImage({ window, link: isBack ? undefined : find('#link'), from, rendered });
  document.body.innerHTML = after;
  await moved;
}

beforeEach(() => {
  isMotionReduced = false;
  visibility = 'visible';
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return boxes[this.id] ?? new DOMRect(0, 100, 100, 100);
  });
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  Object.assign(window, { matchMedia: () => ({ matches: isMotionReduced }), scrollX: 0, scrollY: 1000 });
});

describe('transitionImage', () => {
  it('moves a copy of the card’s image to the image of the product page', async () => {
    await change(list('/shoe.html'), product);
    const copy = find(`body > [${movingImageAttribute}]`);
    expect(copy.style).toMatchObject({ left: '20px', top: '1080px', width: '400px', height: '200px' });
    expect(copy.style.getPropertyValue(movingImageStart)).toBe('translate(20px, 220px) scale(0.25, 0.5)');
    expect(copy.getAttribute('alt')).toBe('');
    expect(find('#gallery').style.opacity).toBe('0');
  });

  it('moves a copy of the product page’s image to that of its card on Back', async () => {
    await change(product, list('/shoe.html'), true);
    expect(findCopy()?.style).toMatchObject({ left: '40px', top: '1300px', width: '100px', height: '100px' });
    expect(find('#card').style.opacity).toBe('0');
    expect(find('#other').style.opacity).toBe('');
  });

  it.each(['animationend', 'animationcancel'])('shows the image in place of the copy on %s', async (event) => {
    await change(list('/shoe.html'), product);
    findCopy()?.dispatchEvent(new Event(event));
    expect(findCopy()).toBeNull();
    expect(find('#gallery').style.opacity).toBe('');
  });

  it.each([
    ['the next page has no image for it', product, list('/boot.html'), true],
    ['the link is in no product card', '<a id="link" href="/shoe.html">Shoe</a>', product, false],
    ['the image is outside the viewport', '<article><img id="below"><a id="link">Shoe</a></article>', product, false],
  ])('moves nothing when %s', async (_, before, after, isBack) => {
    await change(before, after, isBack);
    expect(findCopy()).toBeNull();
  });

  it('moves nothing when the shopper prefers reduced motion', async () => {
    isMotionReduced = true;
    await change(list('/shoe.html'), product);
    expect(findCopy()).toBeNull();
  });

  it('moves nothing in a hidden tab, where the animation would not end', async () => {
    visibility = 'hidden';
    await change(list('/shoe.html'), product);
    expect(findCopy()).toBeNull();
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
