/**
 * URL keys of categories and products that a store view has of its own, by those of the default view; all others are
 * the same.
 */
export type OwnUrlKeys = ReadonlyMap<string, string>;

/** What a store view needs to say to have paths of its own. */
export interface UrlScope {
  readonly urlKeys?: OwnUrlKeys | undefined;
}

const sharedKeys = new WeakMap<OwnUrlKeys, ReadonlyMap<string, string>>();

function getSharedKeys(own: OwnUrlKeys): ReadonlyMap<string, string> {
  const known = sharedKeys.get(own) ?? new Map([...own].map(([shared, key]) => [key, shared]));
  sharedKeys.set(own, known);
  return known;
}

// Magento makes URL keys of letters, digits and hyphens, so that a suffix starts at a dot.
const mapKeys = (path: string, change: (key: string) => string): string => path.replace(/(?<=^|\/)[^/.]+/gu, change);

/**
 * A path in the store view's own words.
 *
 * @param path Path or URL key as it is stored, with or without suffix.
 */
export function ownPath({ urlKeys }: UrlScope, path: string): string {
  return mapKeys(path, (key) => urlKeys?.get(key) ?? key);
}

/** A path as it is stored; what is stored like that already stays. */
export function sharedPath({ urlKeys }: UrlScope, path: string): string {
  const shared = urlKeys && getSharedKeys(urlKeys);
  return mapKeys(path, (key) => shared?.get(key) ?? key);
}
