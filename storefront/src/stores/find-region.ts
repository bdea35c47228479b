import { foldName } from './find-locality.ts';
import type { StoreRegion } from './store.ts';

/** Returns the region whose name was typed, marks of letters left out; undefined without one. */
export function findRegion<Region extends Pick<StoreRegion, 'name'>>(
  regions: readonly Region[],
  text: string,
): Region | undefined {
  const typed = foldName(text);
  return typed === '' ? undefined : regions.find(({ name }) => foldName(name) === typed);
}
