import { cssFluid, cssValue, fluidOf, unitOf } from './css-value.ts';
import { aliasTarget, followAliases, type SourceToken, type Token } from './dtcg.ts';
import { isPublic, propertyName } from './names.ts';
import { checkValue, isRecord, TokenError, type TokenValue } from './token-value.ts';

/** Custom properties for one selector, within one media query or without. */
export interface ThemeRule {
  selector: string;
  /** Media query without `@media`. */
  media?: string;
  colorScheme?: 'light' | 'dark';
  /** Custom property name, with its dashes, to value. */
  vars: Readonly<Record<string, string>>;
}

/** What rules are made of besides the tokens they state. */
export interface RuleOptions {
  selector: string;
  /** Media query that holds for all of the rules. */
  within?: string | undefined;
  colorScheme?: 'light' | 'dark' | undefined;
  /** Every token of the choice, to follow aliases in. */
  source: ReadonlyMap<string, SourceToken>;
  /** Media queries by name, in the order in which their rules must stand. */
  media: Readonly<Record<string, string>>;
}

/** The rules that give some tokens their values under one selector: one plain rule, then one a media query. */
export function rulesOf(
  tokens: readonly Token[],
  { selector, within, colorScheme, source, media }: RuleOptions,
): ThemeRule[] {
  const css = (token: Token, value: unknown): string => valueOf(source, token, value);
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
      if (query === undefined) throw new TokenError(`${token.path}: there is no media query called ${name}`);
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

/**
 * CSS text of a token's value; what points at another role stays a reference, so that overriding that role is enough.
 */
function valueOf(source: ReadonlyMap<string, SourceToken>, token: Token, value: unknown): string {
  const target = aliasTarget(value);
  if (target !== undefined && isPublic(target) && source.has(target)) return `var(--${propertyName(target)})`;
  const look = (part: unknown): TokenValue =>
    checkValue('dimension', followAliases(source, token.path, 'dimension', part), token.path);
  const literal = checkValue(token.type, followAliases(source, token.path, token.type, value), token.path);
  const fluid = fluidOf(token, look);
  return fluid !== undefined && literal.type === 'dimension'
    ? cssFluid(literal.value, fluid)
    : cssValue(literal, unitOf(token));
}
