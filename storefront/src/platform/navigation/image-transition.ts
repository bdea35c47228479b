/** Value of `view-transition-name` of the two images; the layout styles their animation. */
export const imageTransitionName = 'product-image';

/** Attribute of the gallery on a product page. */
export const productGalleryAttribute = 'data-product-gallery';

/** Time in ms that a transition waits for the next page to render. It takes the new image then, or ends. */
const maxRenderTime = 200;

export interface ImageTransitionOptions {
  window: Window;
  /** Link that was clicked. Absent: the shopper goes back or forward. */
  link?: Element | undefined;
  /** Location of the page that is being left. */
  from: { pathname: string; search: string };
  /** Changes the page. */
  show(): void;
  /** Resolves when the new page has rendered and scrolled. */
  rendered: Promise<void>;
}

/**
 * Changes the page. Where the browser has view transitions, the image of a clicked product card becomes the image of
 * the product page, and the other way around on Back. Waits for one frame at most. Without two images in the viewport,
 * or if the shopper prefers reduced motion, the page changes without a transition.
 *
 * @returns resolves when the page has changed; the animation may still run
 */
export async function transitionImage({ window, link, from, show, rendered }: ImageTransitionOptions): Promise<void> {
  const { document } = window;
  const before = link ? findCardImage([link], window) : findGalleryImage(window);
  if (!before?.complete || !canTransition(window)) {
    show();
    return;
  }
  before.style.viewTransitionName = imageTransitionName;
  let after: HTMLElement | undefined;
  const transition = document.startViewTransition(async () => {
    show();
    await Promise.race([rendered, new Promise((resolve) => window.setTimeout(resolve, maxRenderTime))]);
    before.style.viewTransitionName = '';
    after = link
      ? findGalleryImage(window)
      : findCardImage(
          [...document.links].filter(({ pathname, search }) => pathname === from.pathname && search === from.search),
          window,
        );
    if (after) after.style.viewTransitionName = imageTransitionName;
    else transition.skipTransition();
  });
  // Rejects when the transition is skipped, which is not an error.
  transition.ready.catch(() => undefined);
  const clear = () => after?.style.removeProperty('view-transition-name');
  transition.finished.then(clear, clear);
  await transition.updateCallbackDone;
}

function canTransition(window: Window): boolean {
  return (
    'startViewTransition' in window.document &&
    window.document.visibilityState === 'visible' &&
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/** Returns the image of the first product card in the viewport that one of the links belongs to. */
function findCardImage(links: readonly Element[], window: Window): HTMLImageElement | undefined {
  return links
    .map((link) => link.closest('article')?.querySelector('img'))
    .find((image): image is HTMLImageElement => Boolean(image && isInViewport(image.getBoundingClientRect(), window)));
}

/** Returns the current image of the product page's gallery, if it is in the viewport. */
function findGalleryImage(window: Window): HTMLImageElement | undefined {
  const row = window.document.querySelector(`[${productGalleryAttribute}] ul`);
  // Right-to-left rows have negative positions.
  const image = row?.children[Math.round(Math.abs(row.scrollLeft) / row.clientWidth) || 0]?.querySelector('img');
  return image && isInViewport(image.getBoundingClientRect(), window) ? image : undefined;
}

/** Returns whether any part of a box is in the viewport. */
export function isInViewport(
  { top, right, bottom, left }: Pick<DOMRect, 'top' | 'right' | 'bottom' | 'left'>,
  { innerWidth, innerHeight }: Pick<Window, 'innerWidth' | 'innerHeight'>,
): boolean {
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
}
