import { findModifierPairs, type Context, type ModifierPair, type ReadSource } from './contexts.ts';
import { resolveTokens, type Token } from './dtcg.ts';
import { overlay } from './overlay.ts';
import type { Modifier } from './resolver.ts';
import { baseSelector, choiceSelector, pairSelector, waysTo } from './selectors.ts';
import { getThemeRules, type ThemeRule } from './theme-rules.ts';

/** Style sheet that adds one context, or a pair of contexts. */
export interface Sheet {
  /** Path below the package, e.g. `themes/dark.css` or `brands/zawilec.dark.css`. */
  path: string;
  rules: readonly ThemeRule[];
}

/**
 * Returns the values of the defaults. Roles that the same modifiers change are in one rule, because the same attributes
 * restore them. Rules in a media query come last, in the order of the queries, because vanilla-extract merges the
 * blocks of a query at its first occurrence.
 */
export function baseRules(read: ReadSource, media: Readonly<Record<string, string>>): readonly ThemeRule[] {
  const changers = (token: Token): readonly Modifier[] =>
    read.plan.modifiers.filter((modifier) =>
      read.contexts.some((context) => context.modifier === modifier && context.changed.has(token.path)),
    );
  const groups = new Map<string, Token[]>();
  for (const token of read.contract) {
    const selector = baseSelector(changers(token));
    groups.set(selector, [...(groups.get(selector) ?? []), token]);
  }
  // The color scheme is restored with the modifier that changes it: an element that returns to the light theme returns
  // to light scrollbars.
  const schemers = read.contexts.flatMap(({ files, modifier }) =>
    files.some(({ colorScheme }) => colorScheme) ? [modifier] : [],
  );
  const schemeRule: ThemeRule[] = read.colorScheme
    ? [{ selector: baseSelector([...new Set(schemers)]), colorScheme: read.colorScheme, vars: {} }]
    : [];
  const queries = Object.values(media);
  const rank = (rule: ThemeRule): number => (rule.media === undefined ? -1 : queries.indexOf(rule.media));
  const rules = [...groups].flatMap(([selector, tokens]) =>
    getThemeRules(tokens, { selector, source: read.base, media }),
  );
  return [...schemeRule, ...rules.sort((one, other) => rank(one) - rank(other))];
}

/** Returns one sheet for each context, then one for each pair of contexts that change the same roles. */
export function getSheets(read: ReadSource, media: Readonly<Record<string, string>>): readonly Sheet[] {
  const partnerOf = getPartners(read);
  const singles = read.contexts.map((context): Sheet => {
    const { modifier, changed } = context;
    const rules = waysTo(modifier, context.name).flatMap((way) =>
      [...groupBy(changed, (path) => partnerOf(modifier, path))].flatMap(([partner, paths]) =>
        contextRules(read, media, {
          chosen: [context],
          paths,
          selector: choiceSelector(way.choice, partner),
          within: way.media,
        }),
      ),
    );
    return { path: `${getFileStem(context)}.css`, rules };
  });
  const pairs = read.contexts.flatMap((one, index) =>
    read.contexts.slice(index + 1).flatMap((other): Sheet[] => {
      // Changes of one context alone are repeated for the pair, even if the pair equals the base.
      const paths = new Set([
        ...[...one.changed].filter((path) => partnerOf(one.modifier, path) === other.modifier),
        ...[...other.changed].filter((path) => partnerOf(other.modifier, path) === one.modifier),
      ]);
      if (paths.size === 0) return [];
      const rules = waysTo(one.modifier, one.name).flatMap((first) =>
        waysTo(other.modifier, other.name).flatMap((second) => {
          const within = [first.media, second.media].filter((query) => query !== undefined).join(' and ');
          return contextRules(read, media, {
            chosen: [one, other],
            paths,
            selector: pairSelector(first.choice, second.choice),
            within: within || undefined,
          });
        }),
      );
      return [{ path: `${getFileStem(one)}.${other.name}.css`, rules }];
    }),
  );
  return [...singles, ...pairs];
}

/**
 * Returns a function for the modifier with which another one shares a role. A role that it shares with none is in the
 * rules of its first partner, so that most contexts need one rule.
 */
function getPartners(read: ReadSource): (modifier: Modifier, path: string) => Modifier | undefined {
  const pairs = findModifierPairs(read);
  const other = (modifier: Modifier, [one, second]: ModifierPair): Modifier => (modifier === one ? second : one);
  return (modifier, path) => {
    const pair = pairs.get(path) ?? [...pairs.values()].find((shared) => shared.includes(modifier));
    return pair && other(modifier, pair);
  };
}

/** Groups items by a key, in the order of their first items. Without items there is one empty group. */
function groupBy<Item, Key>(
  items: Iterable<Item>,
  key: (item: Item) => Key,
): ReadonlyMap<Key | undefined, ReadonlySet<Item>> {
  const groups = new Map<Key | undefined, Set<Item>>();
  for (const item of items) groups.set(key(item), (groups.get(key(item)) ?? new Set()).add(item));
  return groups.size > 0 ? groups : new Map([[undefined, new Set()]]);
}

/** Returns the path of the context's first file without its extension. */
function getFileStem({ files, name }: Context): string {
  return files[0]?.name.replace(/\.json$/, '') ?? name;
}

/** Returns the rules that set some roles for one context, or for a pair of contexts. */
function contextRules(
  { base, contract }: ReadSource,
  media: Readonly<Record<string, string>>,
  options: { chosen: readonly Context[]; paths: ReadonlySet<string>; selector: string; within: string | undefined },
): readonly ThemeRule[] {
  const files = options.chosen.flatMap((context) => context.files);
  const source = overlay(base, files);
  const tokens = resolveTokens(source);
  const inOrder = contract.flatMap(({ path }) => (options.paths.has(path) ? (tokens.get(path) ?? []) : []));
  return getThemeRules(inOrder, {
    selector: options.selector,
    within: options.within,
    colorScheme: files.findLast(({ colorScheme }) => colorScheme)?.colorScheme,
    source,
    media,
  });
}
