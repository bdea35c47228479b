import { cssFluid, cssValue, parseFluid, getUnit } from './css-value.ts';
import { aliasTarget, followAliases, type SourceToken, type Token } from './dtcg.ts';
import { isPublic, propertyName } from './names.ts';
import { checkValue, isRecord, TokenError, type TokenValue } from './token-value.ts';

/** Custom properties for one selector, optionally within a media query. */
export interface ThemeRule {
  selector: string;
  /** Media query without `@media`. */
  media?: string;
  colorScheme?: 'light' | 'dark';
  /** Custom properties, with their dashes, and their values. */
  vars: Readonly<Record<string, string>>;
}

/** Options of rules besides their tokens. */
export interface RuleOptions {
  selector: string;
  /** Media query that applies to all of the rules. */
  within?: string | undefined;
  colorScheme?: 'light' | 'dark' | undefined;
  /** Every token of the context, for resolving aliases. */
  source: ReadonlyMap<string, SourceToken>;
  /** Media queries by name, in the order in which their rules must be. */
  media: Readonly<Record<string, string>>;
}

/** Returns the rules that set some tokens under one selector: one plain rule, then one per media query. */
export function getThemeRules(
  tokens: readonly Token[],
  { selector, within, colorScheme, source, media }: RuleOptions,
): ThemeRule[] {
  const css = (token: Token, value: unknown): string => getCssValue(source, token, value);
  const plain = tokens.map((token): [string, string] => [
    `--${propertyName(token.path)}`,
    css(token, source.get(token.path)?.value),
  ]);
  const byQuery = new Map<string, Record<string, string>>();
  for (const token of tokens) {
    const overrides = token.extension['media'];
    if (overrides === undefined) continue;
    if (!isRecord(overrides)) throw new TokenError(`${token.path}: media is an object of media name to value`);
    for (const [name, value] of Object.entries(overrides)) {
      const query = media[name];
      if (query === undefined) throw new TokenError(`${token.path}: there is no media query ${name}`);
      byQuery.set(query, { ...byQuery.get(query), [`--${propertyName(token.path)}`]: css(token, value) });
    }
  }
  const order = Object.values(media);
  const responsive = [...byQuery].sort(([one], [other]) => order.indexOf(one) - order.indexOf(other));
  return [
    {
      selector,
      ...(within !== undefined && { media: within }),
      ...(colorScheme && { colorScheme }),
      vars: Object.fromEntries(plain),
    },
    ...responsive.map(
      ([query, vars]): ThemeRule => ({
        selector,
        media: within === undefined ? query : `${query} and ${within}`,
        vars,
      }),
    ),
  ];
}

/** Returns a token's value as CSS text; references to other roles are kept, so that overriding that role is enough. */
function getCssValue(source: ReadonlyMap<string, SourceToken>, token: Token, value: unknown): string {
  const target = aliasTarget(value);
  if (target !== undefined && isPublic(target) && source.has(target)) return `var(--${propertyName(target)})`;
  const look = (part: unknown): TokenValue =>
    checkValue('dimension', followAliases(source, token.path, 'dimension', part), token.path);
  const literal = checkValue(token.type, followAliases(source, token.path, token.type, value), token.path);
  const fluid = parseFluid(token, look);
  return fluid !== undefined && literal.type === 'dimension'
    ? cssFluid(literal.value, fluid)
    : cssValue(literal, getUnit(token));
}
