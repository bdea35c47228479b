import type { ContentNode, RichContentValue } from '../types.ts';
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

/** The content types that a tree has, those of embedded blocks included; `unsupported` when there are some that nobody reads. */
export function contentTypesIn(content: RichContentValue): ReadonlySet<string> {
  return new Set(typesIn(content));
}

function typesIn(content: RichContentValue): string[] {
  return 'html' in content ? [] : content.children.flatMap(typesInNode);
}

function typesInNode(node: ContentNode): string[] {
  return [node.contentType, ...node.children.flatMap(typesInNode), ...(node.contentType === 'block' ? typesIn(node.richContent) : [])];
}
