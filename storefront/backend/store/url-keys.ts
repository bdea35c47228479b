import type { StoreView } from './store-view.ts';

/** URL keys of categories and products that a store view has of its own, by those of the default view; all others are the same. */
export type OwnUrlKeys = ReadonlyMap<string, string>;

/** What a store view needs to say to have paths of its own. */
export type UrlScope = Pick<StoreView, 'urlKeys'>;

const sharedKeys = new WeakMap<OwnUrlKeys, ReadonlyMap<string, string>>();

function sharedKeysOf(own: OwnUrlKeys): ReadonlyMap<string, string> {
  const known = sharedKeys.get(own) ?? new Map([...own].map(([shared, key]) => [key, shared]));
  sharedKeys.set(own, known);
  return known;
}

const mapKeys = (path: string, change: (key: string) => string): string =>
  path.replace(/[^/]+?(?=(?:\.html)?(?:\/|$))/gu, change);

/**
 * A path in the store view's own words.
 *
 * @param path Path or URL key as it is stored, with or without suffix.
 */
export function ownPath({ urlKeys }: UrlScope, path: string): string {
  return mapKeys(path, (key) => urlKeys.get(key) ?? key);
}

/** A path as it is stored; what is stored like that already stays. */
export function sharedPath({ urlKeys }: UrlScope, path: string): string {
  const shared = sharedKeysOf(urlKeys);
  return mapKeys(path, (key) => shared.get(key) ?? key);
}

/** English URL keys of the demo shop. */
export const englishUrlKeys: OwnUrlKeys = new Map(
  Object.entries({
    witaminy: 'vitamins',
    'witamina-c': 'vitamin-c',
    'witamina-d': 'vitamin-d',
    'witaminy-z-grupy-b': 'b-vitamins',
    'multiwitaminy-i-inne': 'multivitamins-and-more',
    multiwitaminy: 'multivitamins',
    mineraly: 'minerals',
    magnez: 'magnesium',
    'magnez-z-b6': 'magnesium-with-b6',
    'magnez-do-picia': 'magnesium-drinks',
    'cynk-i-selen': 'zinc-and-selenium',
    zelazo: 'iron',
    odpornosc: 'immunity',
    uroda: 'beauty',
    kolagen: 'collagen',
    skora: 'skin',
    'bialko-i-aminokwasy': 'protein-and-amino-acids',
    bialko: 'protein',
    aminokwasy: 'amino-acids',
    kreatyna: 'creatine',
    elektrolity: 'electrolytes',
    ziola: 'herbs',
    trawienie: 'digestion',
    rodzina: 'family',
    dzieci: 'children',
    marki: 'brands',
    wyprzedaz: 'sale',
    'magnez-b6-forte': 'magnesium-b6-forte',
    'witamina-c-1000': 'vitamin-c-1000',
    'izolat-bialka-serwatkowego-wpi-90': 'whey-protein-isolate-wpi-90',
  }),
);
