/** Attribute of the copy of an image that moves from one page to the next; the layout styles it. */
export const movingImageAttribute = 'data-moving-image';

/** CSS property of that copy: the `transform` with which its movement starts. */
export const movingImageStart = '--witryna-moving-image-start';

/** Attribute of the gallery on a product page. */
export const productGalleryAttribute = 'data-product-gallery';

export interface ImageTransitionOptions {
  window: Window;
  /** Link that was clicked. Absent: the shopper goes back or forward. */
  link?: Element | undefined;
  /** Location of the page that is being left. */
  from: { pathname: string; search: string };
  /** Resolves when the new page has rendered and scrolled, before its first paint. */
  rendered: Promise<void>;
}

/**
 * Moves the image of a clicked product card to the image of the product page, and the other way around on Back. Call
 * it before the page changes: it remembers the image at once and does not delay the change. A copy of the image moves
 * above the new page. Without two images in the viewport, or if the shopper prefers reduced motion, nothing moves.
 *
 * @returns resolves when the movement has started, or at once if there is none
 */
export async function transitionImage({ window, link, from, rendered }: ImageTransitionOptions): Promise<void> {
  const { document } = window;
  const before = link ? findCardImage([link], window) : findGalleryImage(window);
  if (!before?.complete || !isMotionSeen(window)) return;
  const start = before.getBoundingClientRect();
  await rendered;
  const after = link
    ? findGalleryImage(window)
    : findCardImage(
        [...document.links].filter(({ pathname, search }) => pathname === from.pathname && search === from.search),
        window,
      );
  if (after) moveCopy(before, start, after, window);
}

function isMotionSeen(window: Window): boolean {
  return (
    window.document.visibilityState === 'visible' && !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/** Moves a copy of `image` from `start` to the box of `target`, which is invisible until then. */
function moveCopy(image: HTMLImageElement, start: DOMRect, target: HTMLImageElement, window: Window): void {
  const { document, scrollX, scrollY } = window;
  const end = target.getBoundingClientRect();
  const copy = document.createElement('img');
  copy.setAttribute(movingImageAttribute, '');
  copy.alt = '';
  // The first frame must not wait: this image is in memory, and that of the target may not have loaded.
  copy.src = image.currentSrc;
  copy.decoding = 'sync';
  copy.style.left = `${end.left + scrollX}px`;
  copy.style.top = `${end.top + scrollY}px`;
  copy.style.width = `${end.width}px`;
  copy.style.height = `${end.height}px`;
  copy.style.setProperty(
    movingImageStart,
    `translate(${start.left - end.left}px, ${start.top - end.top}px) scale(${start.width / end.width}, ${start.height / end.height})`,
  );
  target.style.opacity = '0';
  const finish = () => {
    target.style.removeProperty('opacity');
    copy.remove();
  };
  copy.addEventListener('animationend', finish);
  copy.addEventListener('animationcancel', finish);
  document.body.append(copy);
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
