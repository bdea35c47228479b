import { ownPath } from '../../backend/index.ts';
import { englishStoreView } from '../store-views.ts';

/** Returns markup whose links lead to the paths that categories and products have in the English store view. */
export function toEnglishLinks(markup: string): string {
  return markup.replace(/href="(\/[^"]*)"/gu, (_, path: string) => `href="${ownPath(englishStoreView, path)}"`);
}
