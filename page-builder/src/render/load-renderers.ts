'use client';

import type { RichContentValue } from '../types.ts';
import { contentTypesIn } from './content-types-in.ts';
import type { ContentTypeRenderer } from './renderer.ts';
import { builtInRenderers } from './renderers.ts';

/**
 * Fetches the scripts of the content types in a tree that are not there yet, so that it can be drawn at once and completely. Await it before
 * `renderToString`, and before showing a page that was loaded in the browser; streaming renderers wait by themselves.
 *
 * @param content what is about to be drawn
 * @param renderers of the application, as given to the provider
 * @throws Error when a script cannot be fetched; what it draws is left out until it can
 */
export async function loadRenderers(content: RichContentValue, renderers: readonly ContentTypeRenderer[] = []): Promise<void> {
  const byType = new Map([...builtInRenderers, ...renderers].map((renderer) => [renderer.contentType, renderer]));
  await Promise.all(Array.from(contentTypesIn(content), async (type) => byType.get(type)?.load?.()));
}
