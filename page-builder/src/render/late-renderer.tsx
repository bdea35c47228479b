'use client';

import { createElement, lazy, Suspense, useState, type ComponentType } from 'react';
import type { ContentType, ContentTypes } from '../types.ts';
import { defineRenderer, type ContentTypeProps, type ContentTypeRenderer, type RendererOptions } from './renderer.ts';

/**
 * Makes the renderer of a content type whose script weighs too much for pages without it. A server fetches it when the package is loaded
 * and draws it in full; a browser fetches it when it first meets the type, keeps the server's HTML on the screen until then, and tries
 * again when it is back online after it could not fetch it.
 *
 * @param load fetches the component
 */
export function defineLateRenderer<Type extends ContentType>(
  contentType: Type, load: () => Promise<ComponentType<ContentTypeProps<ContentTypes[Type]>>>, options?: RendererOptions,
): ContentTypeRenderer {
  type Component = ComponentType<ContentTypeProps<ContentTypes[Type]>>;
  let loaded: Component | undefined;
  let loading: Promise<{ default: Component }> | undefined;
  const fetch = async () => {
    loaded = await (typeof window === 'undefined' ? load() : untilFetched(load));
    return { default: loaded };
  };
  const fetchOnce = () => (loading ??= fetch());
  const Fetched = lazy(fetchOnce);
  if (typeof window === 'undefined') fetchOnce().catch(() => undefined);

  function LateContent({ node }: ContentTypeProps<ContentTypes[Type]>) {
    // Chosen once: another component would begin anew and lose what was opened in it.
    const [component] = useState<{ type: Component }>(() => ({ type: loaded ?? Fetched }));
    return <Suspense fallback={null}>{createElement(component.type, { node })}</Suspense>;
  }
  return {
    ...defineRenderer(contentType, LateContent, options),
    load: async () => {
      await fetchOnce();
    },
  };
}

/** Fetches a script, if necessary after waiting for a connection. */
async function untilFetched<Result>(load: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => {
        window.addEventListener('online', resolve, { once: true });
      });
    }
  }
}
