import { loadRenderers, type RichContentValue } from '@witryna/page-builder';
import { parseRichContent } from '@witryna/page-builder/parser';

/** Reads content of the backend and fetches what draws it, so that the page appears as a whole. */
export async function readContent(html: string): Promise<RichContentValue> {
  const content = parseRichContent(html);
  // What cannot be fetched now is fetched later, and nothing but its own place waits for it.
  await loadRenderers(content).catch(() => undefined);
  return content;
}
