import type { StoreView } from '../store/store-view.ts';
import { englishWords, type ShopWords } from './english-words.ts';

/** Returns a group of words in the language of a store view; English ones stand in for missing ones. */
export function getWords<Group extends keyof ShopWords>(
  { words }: Pick<StoreView, 'words'>,
  group: Group,
): ShopWords[Group] {
  return { ...englishWords[group], ...words?.[group] };
}
