import { useState } from 'react';
import type { ContentNode, RootNode } from '../nodes.ts';

/**
 * Returns a key for the rendered document, so that state of one document, such as a playing video, does not carry over
 * to the next. An equal tree keeps the key, because hosts may parse again in every render or receive the page again
 * from their server.
 */
export function useDocumentKey(content: RootNode | readonly ContentNode[]): number {
  const [shown, setShown] = useState({ content, key: 0 });
  if (content === shown.content) return shown.key;
  // Trees are plain JSON in the order of the parser. The first tree is not compared, to save time on every page.
  const key = JSON.stringify(content) === JSON.stringify(shown.content) ? shown.key : shown.key + 1;
  setShown({ content, key });
  return key;
}
