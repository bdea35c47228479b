import type { StoreView } from './store-view.ts';

/**
 * Returns a text of a physical store or parcel locker (type, directions, name of a holiday) in the language of a store
 * view; the text itself where there is no translation, as for names and addresses.
 */
export function placeText(text: string, { texts }: Pick<StoreView, 'texts'>): string {
  return texts?.places?.[text] ?? text;
}
