import { getChangedPaths, findModifierPairs, type Context, type ReadSource } from './contexts.ts';
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
  const partners = findModifierPairs(read);
  const singles = read.contexts.map((context): Sheet => {
    const rules = waysTo(context.modifier, context.name).flatMap((way) =>
      contextRules(read, media, [context], choiceSelector(way.choice, partners.get(context.modifier)), way.media),
    );
    return { path: `${getFileStem(context)}.css`, rules };
  });
  const pairs = read.contexts.flatMap((one, index) =>
    read.contexts.slice(index + 1).flatMap((other): Sheet[] => {
      if (partners.get(one.modifier) !== other.modifier) return [];
      const rules = waysTo(one.modifier, one.name).flatMap((first) =>
        waysTo(other.modifier, other.name).flatMap((second) => {
          const within = [first.media, second.media].filter((query) => query !== undefined).join(' and ');
          return contextRules(
            read,
            media,
            [one, other],
            pairSelector(first.choice, second.choice),
            within || undefined,
          );
        }),
      );
      return [{ path: `${getFileStem(one)}.${other.name}.css`, rules }];
    }),
  );
  return [...singles, ...pairs];
}

/** Returns the path of the context's first file without its extension. */
function getFileStem({ files, name }: Context): string {
  return files[0]?.name.replace(/\.json$/, '') ?? name;
}

function contextRules(
  { base, contract }: ReadSource,
  media: Readonly<Record<string, string>>,
  chosen: readonly Context[],
  selector: string,
  within: string | undefined,
): readonly ThemeRule[] {
  const files = chosen.flatMap((context) => context.files);
  const source = overlay(base, files);
  const tokens = resolveTokens(source);
  // Changes of one context alone are repeated for the pair, even if the pair equals the base.
  const stated = new Set([...getChangedPaths(base, contract, files), ...chosen.flatMap(({ changed }) => [...changed])]);
  const inOrder = contract.flatMap(({ path }) => (stated.has(path) ? (tokens.get(path) ?? []) : []));
  return getThemeRules(inOrder, {
    selector,
    within,
    colorScheme: files.findLast(({ colorScheme }) => colorScheme)?.colorScheme,
    source,
    media,
  });
}
