'use client';

import type { RichContentValue } from '../nodes.ts';
import { getContentTypes } from './get-content-types.ts';
import type { ContentTypeRenderer } from './renderer.ts';
import { builtInRenderers } from './renderers.ts';

/**
 * Fetches the scripts of the content types in a tree that are not there yet, so that it can be rendered immediately and
 * completely. Await it before `renderToString`, and before showing a page that was loaded in the browser; streaming
 * renderers wait by themselves.
 *
 * @param content what is about to be rendered
 * @param renderers of the application, as given to the provider
 * @throws Error when a script cannot be fetched; what it renders is left out until it can
 */
export async function loadRenderers(
  content: RichContentValue,
  renderers: readonly ContentTypeRenderer[] = [],
): Promise<void> {
  const byType = new Map([...builtInRenderers, ...renderers].map((renderer) => [renderer.contentType, renderer]));
  await Promise.all(Array.from(getContentTypes(content), async (type) => byType.get(type)?.load?.()));
}
