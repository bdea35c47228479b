import { useSyncExternalStore } from 'react';
import { composite, contrastRatio, type Rgba } from '../scripts/contrast/contrast.ts';

const WHITE: Rgba['components'] = [1, 1, 1];

/**
 * Returns the value of a custom property on the page, or in another theme with the current brand and density.
 *
 * @param property - Name with its leading dashes.
 * @param theme - Default: the theme of the page.
 */
export function useTokenValue(property: string, theme?: string): string {
  return useSyncExternalStore(onLookChange, () => getComputedStyle(placeIn(theme)).getPropertyValue(property).trim());
}

/**
 * Returns the contrast ratio of a color on a background in the theme of the page, 1 to 21.
 *
 * @param property - Property of the color.
 * @param backgrounds - Properties of the layers below, the lowest first.
 */
export function useContrast(property: string, grounds: readonly string[]): number {
  return useSyncExternalStore(onLookChange, () => {
    const ground = grounds.map(getColor).reduce((under, layer) => composite(layer, under), WHITE);
    return contrastRatio(composite(getColor(property), ground), ground);
  });
}

// The toolbar sets theme, brand and density on the document element; fluid sizes depend on the window.
function onLookChange(notify: () => void): () => void {
  const observer = new MutationObserver(notify);
  observer.observe(document.documentElement, { attributes: true });
  addEventListener('resize', notify);
  return () => {
    observer.disconnect();
    removeEventListener('resize', notify);
  };
}

const places = new Map<string, HTMLElement>();

/**
 * Returns an element in a theme. It is within an element of the light theme, to which the others are differences: within
 * the theme of the page it would have the values of that theme where its own has none.
 */
function placeIn(theme: string | undefined): HTMLElement {
  if (theme === undefined) return document.documentElement;
  const place = places.get(theme) ?? createPlace(theme);
  places.set(theme, place);
  if (place.parentElement?.isConnected === false) document.body.append(place.parentElement);
  return place;
}

function createPlace(theme: string): HTMLElement {
  const light = document.createElement('div');
  light.dataset['theme'] = 'light';
  light.hidden = true;
  const place = document.createElement('div');
  place.dataset['theme'] = theme;
  light.append(place);
  return place;
}

function getColor(property: string): Rgba {
  const probe = document.createElement('span');
  probe.hidden = true;
  probe.style.color = `var(${property})`;
  document.body.append(probe);
  const [red = 0, green = 0, blue = 0, alpha = 1] = (getComputedStyle(probe).color.match(/[\d.]+/g) ?? []).map(Number);
  probe.remove();
  return { components: [red / 255, green / 255, blue / 255], alpha };
}
