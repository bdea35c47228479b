'use client';

import type { RichContentValue } from '../nodes.ts';
import { getContentTypes } from './get-content-types.ts';
import type { ContentTypeRenderer } from './renderer.ts';
import { builtInRenderers } from './renderers.ts';

/**
 * Loads the code of the content types in a tree that has not been loaded yet, so that the tree renders completely at
 * once. Await it before `renderToString`, and before showing a page that was loaded in the browser; streaming renderers
 * wait by themselves.
 *
 * @param content - Content to render.
 * @param renderers - Renderers of the application, as passed to the provider.
 * @throws Error if code cannot be loaded; its content types render nothing until it can.
 */
export async function loadRenderers(
  content: RichContentValue,
  renderers: readonly ContentTypeRenderer[] = [],
): Promise<void> {
  const byType = new Map([...builtInRenderers, ...renderers].map((renderer) => [renderer.contentType, renderer]));
  await Promise.all(Array.from(getContentTypes(content), async (type) => byType.get(type)?.load?.()));
}
