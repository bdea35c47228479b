import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { contrastRatio, type Rgba } from '../../../design-tokens/scripts/contrast/contrast.ts';

/** A text that stands over an image or a video, as it was seen at one place of the window. */
export interface TextOverImage {
  text: string;
  /** WCAG contrast ratio of the text to the pixel behind it that is nearest to it in lightness. */
  ratio: number;
  /** 3 for large text, else 4.5 (WCAG 1.4.3). */
  least: number;
}

type Color = Rgba['components'];

interface Spot {
  text: string;
  color: Color;
  least: number;
  box: { x: number; y: number; width: number; height: number };
}

/**
 * Measures every text in the main part of the page that has an image or a video behind it.
 *
 * @param places of the window to which each text is scrolled; what moves behind it is somewhere else each time
 */
export async function findTextsOverImages(
  page: Page,
  places: readonly ScrollLogicalPosition[] = ['center'],
): Promise<TextOverImage[]> {
  const count = await page.evaluate(markTexts);
  const found: TextOverImage[] = [];
  for (let index = 0; index < count; index += 1) {
    for (const place of places) {
      const spot = await page.evaluate(findSpot, { index, place });
      if (!spot) continue;
      const pixels = await behind(page, spot);
      const ratio = Math.min(...pixels.map((pixel) => contrastRatio(spot.color, pixel)));
      found.push({ text: spot.text, ratio, least: spot.least });
    }
  }
  return found;
}

/** Numbers the elements that hold text of their own, and hides all text once `data-unseen` is set. Runs in the page. */
function markTexts(): number {
  const unseen = new CSSStyleSheet();
  unseen.replaceSync(
    ':root[data-unseen] * { color: transparent !important; text-decoration-color: transparent !important; caret-color: transparent !important; transition: none !important }',
  );
  document.adoptedStyleSheets.push(unseen);
  const holders = [...document.querySelectorAll('main *')].filter((element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
  );
  holders.forEach((element, index) => element.setAttribute('data-text-index', String(index)));
  return holders.length;
}

/** Where a text is, when it can be seen there over an image; else null. Runs in the page. */
async function findSpot({ index, place }: { index: number; place: ScrollLogicalPosition }): Promise<Spot | null> {
  const element = document.querySelector(`[data-text-index="${index}"]`);
  if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return null;
  // For screen readers alone.
  for (let around: Element | null = element; around; around = around.parentElement)
    if (around.clientWidth === 1 && around.clientHeight === 1) return null;
  element.scrollIntoView({ block: place, inline: 'nearest', behavior: 'instant' });
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const range = document.createRange();
  range.selectNodeContents(element);
  const { x, y, width, height } = range.getBoundingClientRect();
  if (y < 0 || y + height > innerHeight || x < 0 || x + width > innerWidth) return null;
  const stack = document.elementsFromPoint(x + width / 2, y + height / 2);
  const own = stack.findIndex((other) => other === element || other.contains(element));
  // Something else lies over it, e.g. the header that stays in view.
  if (
    own === -1 ||
    stack
      .slice(0, own)
      .some((other) => !element.contains(other) && getComputedStyle(other).backgroundColor !== 'rgba(0, 0, 0, 0)')
  )
    return null;
  // Images behind a row take no clicks, so that only their place tells that they are there.
  const pictures = [...document.querySelectorAll('main :is(img, video)')].filter((other) => !element.contains(other));
  const isBehind = (box: DOMRect) => box.left < x + width && box.right > x && box.top < y + height && box.bottom > y;
  if (!pictures.some((picture) => isBehind(picture.getBoundingClientRect()))) return null;
  const { color, fontSize, fontWeight } = getComputedStyle(element);
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  const size = parseFloat(fontSize);
  const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
  return {
    text: element.textContent.trim().slice(0, 60),
    color: [red / 255, green / 255, blue / 255],
    least: isLarge ? 3 : 4.5,
    box: { x, y, width, height },
  };
}

/** The pixels behind a text. */
async function behind(page: Page, { box }: Spot): Promise<Color[]> {
  await page.evaluate(() => document.documentElement.toggleAttribute('data-unseen', true));
  const picture = await page.screenshot({ clip: box, scale: 'css' });
  await page.evaluate(() => document.documentElement.toggleAttribute('data-unseen', false));
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return Array.from({ length: info.width * info.height }, (_, pixel) => {
    const at = pixel * info.channels;
    return [data.readUInt8(at) / 255, data.readUInt8(at + 1) / 255, data.readUInt8(at + 2) / 255];
  });
}
