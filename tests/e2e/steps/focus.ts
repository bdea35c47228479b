import type { Page } from '@playwright/test';
import { untilFooterInteractive } from './shop-page.ts';

/** What a stop of the Tab key looks like. */
export interface FocusStop {
  /** Enough to find it: element, name, address. */
  name: string;
  /** Something else lies over the middle of it. */
  isCovered: boolean;
  /** Width of the outline in CSS px; 0 without one. */
  outlineWidth: number;
  /** Contrast of the outline with the ground it lies on, 1 to 21. */
  outlineContrast: number;
}

/** What may have the focus. */
const focusable = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, iframe, [tabindex="0"]';

/**
 * Looks at what has the focus unless it was looked at before, or gives it to each stop of a part of the page in turn
 * and looks at those.
 *
 * @param walk selector of the stops, and whether they are taken from the end; without it only the present focus counts
 */
function look(page: Page, walk?: { stops: string; backward: boolean }): Promise<FocusStop[]> {
  return page.evaluate(async (way) => {
    const nextPicture = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const lookAt = (element: HTMLElement) => {
      // A control that is drawn by its label, or a card that its link fills, has the outline in its place.
      const frames = [element, ...(element instanceof HTMLInputElement ? Array.from(element.labels ?? []) : [])];
      for (let near: Element | null = element; near && frames.length < 12; near = near.parentElement) {
        frames.push(...[near, near.nextElementSibling].filter((frame) => frame instanceof HTMLElement));
      }
      const getOutline = (frame: HTMLElement) =>
        [undefined, '::after', '::before']
          .map((part) => getComputedStyle(frame, part))
          .find(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) > 0);
      const frame = frames.find(getOutline) ?? element;
      const outline = getOutline(frame);
      const style = outline ?? getComputedStyle(frame);

      const channels = (color: string): [number, number, number, number] => {
        const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
        return [red, green, blue, alpha];
      };
      const luminance = ([red, green, blue]: readonly number[]) =>
        [red, green, blue]
          .map((channel = 0) => channel / 255)
          .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4))
          .reduce((sum, share, index) => sum + share * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);
      const getBackground = (start: Element | null): readonly number[] => {
        for (let ground = start; ground; ground = ground.parentElement) {
          const color = channels(getComputedStyle(ground).backgroundColor);
          if (color[3] > 0.5) return color;
        }
        return [255, 255, 255];
      };
      // The outline lies around the box or, with a negative offset, in it.
      const ground = getBackground(parseFloat(style.outlineOffset) < 0 ? frame : frame.parentElement);
      const [light, dark] = [luminance(channels(style.outlineColor)), luminance(ground)].sort((a, b) => b - a);

      const boxes = Array.from(element.getClientRects());
      const hidden =
        getComputedStyle(element).opacity === '0' || boxes.every(({ width, height }) => width <= 1 || height <= 1);
      const seen = hidden ? frame : element;
      const isAt = (box: DOMRect) => {
        const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return (
          hit !== null &&
          (seen.contains(hit) || frame.contains(hit) || hit.contains(element) === (hit === element.closest('label')))
        );
      };
      return {
        name: [
          element.tagName.toLowerCase(),
          element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 60),
          element.getAttribute('href') ?? element.getAttribute('name') ?? '',
        ].join(' '),
        isCovered: !Array.from(seen.getClientRects()).some(isAt),
        outlineWidth: outline ? parseFloat(outline.outlineWidth) : 0,
        outlineContrast: ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05),
      };
    };

    if (!way) {
      // What the focus scrolls into view is there with the next image of the screen.
      await nextPicture();
      await nextPicture();
      const { activeElement } = document;
      if (
        !(activeElement instanceof HTMLElement) ||
        activeElement === document.body ||
        activeElement.hasAttribute('data-visited-by-test')
      )
        return [];
      activeElement.setAttribute('data-visited-by-test', '');
      return [lookAt(activeElement)];
    }
    const found = [];
    const stops = Array.from(document.querySelectorAll<HTMLElement>(way.stops));
    for (const stop of way.backward ? stops.reverse() : stops) {
      stop.focus();
      if (document.activeElement !== stop) continue;
      await nextPicture();
      found.push(lookAt(stop));
    }
    return found;
  }, walk);
}

/**
 * Gives the focus, as the keyboard does, to every stop in a part of the page and looks at it. Twenty times as fast as
 * pressing Tab.
 *
 * @param scope selector of the part
 */
export async function lookAtStops(page: Page, scope: string, { backward = false } = {}): Promise<FocusStop[]> {
  // From a key press on, the browser marks what has the focus.
  await page.keyboard.press('Tab');
  await untilFooterInteractive(page);
  return look(page, {
    stops: focusable
      .split(', ')
      .map((stop) => `${scope} ${stop}`)
      .join(),
    backward,
  });
}

/** Walks once through all stops of a page, or of the dialog that is open. */
export async function walkThrough(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<FocusStop[]> {
  const stops: FocusStop[] = [];
  await page.evaluate(() => window.scrollTo(0, 0));
  for (let count = 0; count < 250; count += 1) {
    await page.keyboard.press(key);
    const [stop] = await look(page);
    if (stop) stops.push(stop);
    else if (stops.length > 0) return stops;
  }
  throw new Error('Tab comes to no end.');
}
