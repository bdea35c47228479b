// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Gallery, type GalleryStrings } from './index.ts';

const strings: Partial<GalleryStrings> = {
  gallery: 'Zdjęcia: Witamina C',
  image: (position) => `Zdjęcie ${position} z 3`,
  previous: 'Poprzednie zdjęcie',
  next: 'Następne zdjęcie',
  zoom: 'Powiększ zdjęcie',
  closeZoom: 'Zamknij powiększenie',
  zoomIn: 'Powiększ',
  zoomOut: 'Pomniejsz',
  zoomReset: 'Cały obraz',
};
const images = ['przód', 'tył', 'kapsułki'].map((alt) => ({ src: `/${alt}.png`, alt }));

// jsdom has no layout: the test simulates intersections and scroll positions.
let reportInView: IntersectionObserverCallback;
const watched = new Set<Element>();
class Observer {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  constructor(callback: IntersectionObserverCallback) {
    reportInView = callback;
  }
  observe(element: Element) {
    watched.add(element);
  }
  unobserve() {}
  disconnect() {
    watched.clear();
  }
  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}
const scrollTo = vi.fn();
let calm = false;
beforeEach(() => {
  calm = false;
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: calm }));
  Object.assign(Element.prototype, { scrollTo });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const gallery = <Gallery images={images} maxWidth={640} sizes="100vw" strings={strings} />;
const thumbnail = (position: number) => screen.getByRole('button', { name: new RegExp(`^Zdjęcie ${position} z 3`) });
const shown = () => [1, 2, 3].filter((position) => thumbnail(position).getAttribute('aria-current') === 'true');
const button = (name: string) => screen.getByRole('button', { name });
/** Reports that only these images are in view, to observers of them. */
const comeIntoView = (...positions: number[]) => {
  const entries = screen
    .getAllByRole('listitem')
    .slice(0, images.length)
    .flatMap((target, index) => {
      if (!watched.has(target)) return [];
      const nowhere = target.getBoundingClientRect();
      const isIntersecting = positions.includes(index + 1);
      return [
        {
          target,
          isIntersecting,
          intersectionRatio: isIntersecting ? 1 : 0,
          time: 0,
          boundingClientRect: nowhere,
          intersectionRect: nowhere,
          rootBounds: null,
        },
      ];
    });
  act(() => reportInView(entries, new Observer(reportInView)));
};

describe('Gallery', () => {
  it('has nothing to operate without images', () => {
    render(<Gallery images={[]} maxWidth={640} sizes="50vw" strings={strings} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('group')).toBeNull();
  });

  it('[UI-21] has the images, a thumbnail of each, previous, next and zoom', () => {
    render(gallery);
    const group = within(screen.getByRole('group', { name: 'Zdjęcia: Witamina C' }));
    expect(group.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(['przód', 'tył', 'kapsułki']);
    expect(group.getAllByRole('button')).toHaveLength(6);
  });

  it('GA-1 marks the first thumbnail while the row has no width and all images are at its start', () => {
    render(gallery);
    comeIntoView(1, 2, 3);
    expect(shown()).toEqual([1]);
    comeIntoView(1);
    expect(shown()).toEqual([1]);
    comeIntoView(2);
    expect(shown()).toEqual([2]);
  });

  it('GA-1 names each thumbnail by its position and image, and marks the current one', () => {
    render(gallery);
    expect(button('Zdjęcie 2 z 3: tył')).toBe(thumbnail(2));
    expect(shown()).toEqual([1]);
    fireEvent.click(thumbnail(3));
    expect(shown()).toEqual([3]);
  });

  it('GA-1 Left, Right, Home and End move among thumbnails, show their images and stop at the ends', () => {
    render(gallery);
    act(() => thumbnail(1).focus());
    const visited = ['ArrowLeft', 'ArrowRight', 'End', 'ArrowRight', 'ArrowLeft', 'Home'].map((key) => {
      fireEvent.keyDown(document.activeElement ?? document.body, { key });
      expect(shown().map(thumbnail)).toEqual([document.activeElement]);
      return shown()[0];
    });
    expect(visited).toEqual([1, 2, 3, 3, 2, 1]);
  });

  it('GA-2 follows the row when it is swiped', () => {
    render(gallery);
    comeIntoView(2);
    expect(shown()).toEqual([2]);
  });

  it('ignores images that pass by during a scroll to another', () => {
    render(gallery);
    fireEvent.click(thumbnail(3));
    comeIntoView(2);
    expect(shown()).toEqual([3]);
    comeIntoView(3);
    comeIntoView(2);
    expect(shown()).toEqual([2]);
  });

  it('lets the shopper interrupt a running scroll', () => {
    render(gallery);
    fireEvent.click(thumbnail(3));
    fireEvent.pointerDown(screen.getByRole('list'));
    comeIntoView(2);
    expect(shown()).toEqual([2]);
  });

  const others = ['niebieski', 'czerwony', 'zielony'].map((alt) => ({ src: `/${alt}.png`, alt }));

  it('GA-2 follows the row when its images are replaced by as many others', () => {
    const { rerender } = render(gallery);
    fireEvent.click(thumbnail(3));
    rerender(<Gallery images={others} maxWidth={640} sizes="100vw" strings={strings} />);
    comeIntoView(2);
    expect(shown()).toEqual([2]);
  });

  it('GA-1 shows and enlarges the last image when images are removed', async () => {
    const { rerender } = render(gallery);
    fireEvent.click(thumbnail(3));
    rerender(<Gallery images={others.slice(0, 2)} maxWidth={640} sizes="100vw" strings={strings} />);
    expect(thumbnail(2).getAttribute('aria-current')).toBe('true');
    expect(button('Następne zdjęcie').getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(button('Powiększ zdjęcie'));
    expect(await screen.findByRole('dialog', { name: 'czerwony' })).toBeDefined();
  });

  it('GA-1 leaves key combinations to the browser', () => {
    render(gallery);
    act(() => thumbnail(1).focus());
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey'])
      expect(fireEvent.keyDown(thumbnail(1), { key: 'ArrowRight', [modifier]: true })).toBe(true);
    expect(shown()).toEqual([1]);
  });

  it('CA-3 keeps focus on previous and next and stops at the ends', () => {
    render(gallery);
    act(() => button('Następne zdjęcie').focus());
    fireEvent.click(button('Następne zdjęcie'));
    expect(shown()).toEqual([2]);
    expect(document.activeElement).toBe(button('Następne zdjęcie'));
    fireEvent.click(button('Następne zdjęcie'));
    expect(button('Następne zdjęcie').getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(button('Następne zdjęcie'));
    expect(shown()).toEqual([3]);
    fireEvent.click(button('Poprzednie zdjęcie'));
    expect(shown()).toEqual([2]);
  });

  it('[GA-3] names a video as one and does not enlarge it', () => {
    const film = { src: '/film.png', alt: 'dawkowanie', video: () => <button type="button">Odtwórz</button> };
    render(
      <Gallery
        images={[...images.slice(0, 2), film]}
        maxWidth={640}
        sizes="100vw"
        strings={{ ...strings, video: 'film' }}
      />,
    );
    const thumb = screen.getByRole('button', { name: 'Zdjęcie 3 z 3: film: dawkowanie' });
    expect(screen.getByRole('button', { name: 'Zdjęcie 1 z 3: przód' })).toBeDefined();
    fireEvent.click(thumb);
    expect(screen.queryByRole('button', { name: 'Powiększ zdjęcie' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Odtwórz' })).toBeDefined();
  });

  it('tells a video whether its slide is shown, also beside an image of the same file', () => {
    const [first] = images;
    const film = {
      src: first?.src ?? '',
      alt: 'dawkowanie',
      video: (isCurrent: boolean) => (isCurrent ? 'pokazany' : 'ukryty'),
    };
    const warn = vi.spyOn(console, 'error');
    render(<Gallery images={[...images.slice(0, 2), film]} maxWidth={640} sizes="100vw" strings={strings} />);
    const slide = screen.getAllByRole('listitem')[2];
    expect(slide?.textContent).toBe('ukryty');
    fireEvent.click(thumbnail(3));
    expect(slide?.textContent).toBe('pokazany');
    fireEvent.click(thumbnail(1));
    expect(slide?.textContent).toBe('ukryty');
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });

  it('forwards ref, className and attributes to the root element', () => {
    const ref = createRef<HTMLDivElement>();
    const { container } = render(
      <Gallery
        images={images}
        maxWidth={640}
        sizes="100vw"
        strings={strings}
        ref={ref}
        className="mine"
        data-place="product"
      />,
    );
    expect(ref.current).toBe(container.firstElementChild);
    expect([ref.current?.classList.contains('mine'), ref.current?.dataset['place']]).toEqual([true, 'product']);
  });

  it('is focusable where it scrolls', () => {
    const { rerender } = render(gallery);
    expect(screen.getByRole('list', { name: 'Zdjęcia: Witamina C' }).tabIndex).toBe(0);
    rerender(<Gallery images={images.slice(0, 1)} maxWidth={640} sizes="100vw" strings={strings} />);
    expect(screen.getByRole('list').tabIndex).toBe(-1);
  });

  it('G-15 scrolls smoothly, except with reduced motion', () => {
    render(gallery);
    fireEvent.click(thumbnail(2));
    expect(scrollTo).toHaveBeenLastCalledWith(expect.objectContaining({ behavior: 'smooth' }));
    calm = true;
    fireEvent.click(thumbnail(3));
    expect(scrollTo).toHaveBeenLastCalledWith(expect.objectContaining({ behavior: 'instant' }));
  });

  it('has only the zoom button for a single image', () => {
    render(<Gallery images={images.slice(0, 1)} maxWidth={640} sizes="100vw" strings={strings} />);
    expect(screen.getAllByRole('button')).toEqual([button('Powiększ zdjęcie')]);
  });

  it('has every image in the server HTML, the first one eager', () => {
    const html = renderToString(gallery);
    expect(html.match(/alt="(przód|tył|kapsułki)"/g)).toHaveLength(3);
    expect(html.match(/loading="eager"/g)).toHaveLength(1);
  });
});

describe('image files', () => {
  const getSizes = () =>
    screen
      .getAllByRole('img')
      .slice(0, images.length)
      .map((image) => image.getAttribute('sizes'));
  const preview = '(scripting: enabled) 50px, 100vw';

  it('are those of thumbnails after the next image, until the shopper comes near', () => {
    render(gallery);
    expect(getSizes()).toEqual(['100vw', '100vw', preview]);
    comeIntoView(2);
    expect(getSizes()).toEqual(['100vw', '100vw', '100vw']);
  });

  it('stay large when the shopper goes back', () => {
    render(gallery);
    fireEvent.click(thumbnail(3));
    fireEvent.click(thumbnail(1));
    expect(getSizes()).toEqual(['100vw', '100vw', '100vw']);
  });
});

describe('GalleryZoom', () => {
  const openZoom = async () => {
    render(gallery);
    fireEvent.click(thumbnail(2));
    fireEvent.click(button('Powiększ zdjęcie'));
    return screen.findByRole('dialog', { name: 'tył' });
  };
  /** Returns the scale and position of the enlarged image. */
  const transform = (dialog: HTMLElement, name = 'tył') =>
    within(dialog).getByRole('img', { name }).parentElement?.style.transform;
  const scale = (dialog: HTMLElement) => Number(/scale\(([\d.]+)/.exec(transform(dialog) ?? '')?.[1]);
  const press = (dialog: HTMLElement, name: string) => fireEvent.click(within(dialog).getByRole('button', { name }));

  // The area of the image is that of a phone.
  let pageWidth = 0;
  beforeEach(() => {
    pageWidth = 343;
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(function (this: Element) {
      return this.tagName === 'UL' ? pageWidth : 375;
    });
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(812);
  });
  afterEach(() => vi.restoreAllMocks());

  it('[UI-21] ZO-1 enlarges the current image step by step and back', async () => {
    const dialog = await openZoom();
    const scales = ['Powiększ', 'Powiększ', 'Pomniejsz', 'Cały obraz'].map((name) => {
      press(dialog, name);
      return scale(dialog);
    });
    expect(scales).toEqual([1.5, 2, 1.5, 1]);
    expect(within(dialog).getByRole('button', { name: 'Pomniejsz' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('[UI-21] opens larger than the image on the page', async () => {
    pageWidth = 400;
    expect(scale(await openZoom())).toBe(1.5);
  });

  it('ZO-1 zooms with plus and minus', async () => {
    const dialog = await openZoom();
    const scales = ['+', '=', '+', '+', '-', '-', '-', '-'].map((key) => {
      fireEvent.keyDown(dialog, { key });
      return scale(dialog);
    });
    expect(scales).toEqual([1.5, 2, 3, 3, 2, 1.5, 1, 1]);
    expect(fireEvent.keyDown(dialog, { key: '+', ctrlKey: true })).toBe(true);
    expect(scale(dialog)).toBe(1);
  });

  it('ZO-1 pans the enlarged image with the arrow keys', async () => {
    const dialog = await openZoom();
    ['+', '+', '+'].forEach((key) => fireEvent.keyDown(dialog, { key }));
    const positions = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'].map((key) => {
      expect(fireEvent.keyDown(dialog, { key })).toBe(false);
      return transform(dialog);
    });
    expect(positions).toEqual([
      'translate(-80px, 0px) scale(3)',
      'translate(-80px, -80px) scale(3)',
      'translate(0px, -80px) scale(3)',
      'translate(0px, 0px) scale(3)',
    ]);
    expect(fireEvent.keyDown(dialog, { key: 'Tab' })).toBe(true);
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey'])
      expect(fireEvent.keyDown(dialog, { key: 'ArrowLeft', [modifier]: true })).toBe(true);
    expect(transform(dialog)).toBe('translate(0px, 0px) scale(3)');
  });

  it('[UI-21] ZO-1 shows the next and previous image by buttons and, while an image is whole, by arrow keys', async () => {
    const dialog = await openZoom();
    press(dialog, 'Następne zdjęcie');
    expect(within(dialog).getByRole('heading').textContent).toBe('kapsułki');
    expect(within(dialog).getByRole('status').textContent).toBe('Zdjęcie 3 z 3');
    expect(within(dialog).getByRole('button', { name: 'Następne zdjęcie' }).getAttribute('aria-disabled')).toBe('true');
    fireEvent.keyDown(dialog, { key: 'ArrowRight' });
    expect(within(dialog).getByRole('heading').textContent).toBe('kapsułki');
    fireEvent.keyDown(dialog, { key: 'ArrowLeft' });
    fireEvent.keyDown(dialog, { key: 'ArrowLeft' });
    expect(within(dialog).getByRole('heading').textContent).toBe('przód');
    press(dialog, 'Poprzednie zdjęcie');
    expect(within(dialog).getByRole('heading').textContent).toBe('przód');
  });

  it('shows another image whole again', async () => {
    const dialog = await openZoom();
    fireEvent.keyDown(dialog, { key: '+' });
    press(dialog, 'Następne zdjęcie');
    press(dialog, 'Poprzednie zdjęcie');
    expect(transform(dialog)).toBe('translate(0px, 0px) scale(1)');
  });

  it('[GA-3] skips videos', async () => {
    const film = { src: '/film.png', alt: 'dawkowanie', video: () => <button type="button">Odtwórz</button> };
    const [first, ...others] = images;
    render(
      <Gallery images={[...(first ? [first] : []), film, ...others]} maxWidth={640} sizes="100vw" strings={strings} />,
    );
    fireEvent.click(button('Powiększ zdjęcie'));
    const dialog = await screen.findByRole('dialog');
    press(dialog, 'Następne zdjęcie');
    expect(within(dialog).getByRole('heading').textContent).toBe('tył');
  });

  it('has no previous, next and counter for a single image', async () => {
    render(<Gallery images={images.slice(0, 1)} maxWidth={640} sizes="100vw" strings={strings} />);
    fireEvent.click(button('Powiększ zdjęcie'));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).queryByRole('button', { name: 'Następne zdjęcie' })).toBeNull();
    expect(within(dialog).queryByRole('status')).toBeNull();
  });

  it('ZO-1 closes on Escape and returns focus to the zoom button', async () => {
    const dialog = await openZoom();
    fireEvent.keyDown(dialog, { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
