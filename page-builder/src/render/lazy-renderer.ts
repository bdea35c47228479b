'use client';

import type { ContentType, ContentTypes } from '../nodes.ts';
import { lazyComponent, type ComponentModule } from './lazy-component.tsx';
import { defineRenderer, type ContentTypeProps, type ContentTypeRenderer, type RendererOptions } from './renderer.ts';

/**
 * Creates the renderer of a content type whose code is too large for pages without it. On the server it is loaded with
 * the package and rendered completely. A browser loads it with the first such node, keeps the server HTML until then,
 * and retries after an error.
 *
 * @param load - Loads the module whose default export is the component, as for React's `lazy`.
 */
export function defineLazyRenderer<Type extends ContentType>(
  contentType: Type,
  load: () => ComponentModule<ContentTypeProps<ContentTypes[Type]>>,
  options?: RendererOptions,
): ContentTypeRenderer {
  const late = lazyComponent(load);
  return { ...defineRenderer(contentType, late.Component, options), load: late.load };
}
