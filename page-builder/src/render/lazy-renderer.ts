'use client';

import type { ContentType, ContentTypes } from '../nodes.ts';
import { lazyComponent, type ComponentModule } from './lazy-component.tsx';
import { defineRenderer, type ContentTypeProps, type ContentTypeRenderer, type RendererOptions } from './renderer.ts';

/**
 * Makes the renderer of a content type whose script weighs too much for pages without it. A server fetches it when the
 * package is loaded and renders it in full; a browser fetches it when it first meets the type, keeps the server's HTML
 * on the screen until then, and tries again when it is back online after it could not fetch it.
 *
 * @param load fetches the module whose default export is the component, as for `lazy` of React
 */
export function defineLazyRenderer<Type extends ContentType>(
  contentType: Type,
  load: () => ComponentModule<ContentTypeProps<ContentTypes[Type]>>,
  options?: RendererOptions,
): ContentTypeRenderer {
  const late = lazyComponent(load);
  return { ...defineRenderer(contentType, late.Component, options), load: late.load };
}
