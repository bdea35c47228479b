import { useState } from 'react';
import type { RootNode } from '../nodes.ts';

/**
 * A key for what is rendered of a document: nothing that a visitor did in one, such as starting a video, is carried
 * over to the next. An equal tree keeps the key, since hosts may parse again at every render or get the page from their
 * server once more.
 */
export function useDocumentKey(content: RootNode): number {
  const [shown, setShown] = useState({ content, key: 0 });
  if (content === shown.content) return shown.key;
  // Trees are plain JSON in the order of the parser. The first one, which every page pays for, is compared with
  // nothing.
  const key = JSON.stringify(content) === JSON.stringify(shown.content) ? shown.key : shown.key + 1;
  setShown({ content, key });
  return key;
}
