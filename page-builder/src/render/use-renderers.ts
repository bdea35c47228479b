import { useMemo } from 'react';
import { usePageBuilder } from './provider.tsx';
import type { ContentTypeRenderer } from './renderer.ts';
import { builtInRenderers } from './renderers.ts';

/** Returns the renderers by content type: those of the package, replaced and extended by those of the host. */
export function useRenderers(): ReadonlyMap<string, ContentTypeRenderer> {
  const { renderers } = usePageBuilder();
  return useMemo(
    () => new Map([...builtInRenderers, ...renderers].map((renderer) => [renderer.contentType, renderer])),
    [renderers],
  );
}
