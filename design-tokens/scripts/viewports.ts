import { parseFluid, toPx } from './css-value.ts';
import { aliasTarget, type Token } from './dtcg.ts';
import { getBreakpoints, type Breakpoint } from './media-queries.ts';
import { checkValue, isRecord, TokenError, type TokenValue } from './token-value.ts';

/** Viewport widths in px for which screens are designed, by name. */
export const viewportWidths = { phone: 375, tablet: 768, desktop: 1440 } as const;

type Tokens = ReadonlyMap<string, Token>;

/** Returns whether the value of a token depends on the width of the viewport. */
export function isResponsive(token: Token, tokens: Tokens): boolean {
  return token.extension['fluid'] !== undefined || getSteps(token, tokens).length > 0;
}

/**
 * Returns a token with the value that it has at a width of the viewport; the same token if its value does not depend on
 * the width.
 *
 * @param tokens - All tokens of the theme
 * @param width - In px, at the browser's default font size
 * @throws TokenError if an extension of the token has an invalid format
 */
export function getTokenAt(token: Token, tokens: Tokens, width: number): Token {
  const look = (type: Token['type'], value: unknown): TokenValue => lookUp(tokens, token.path, type, value);
  const fluid = parseFluid(token, (part) => look('dimension', part));
  if (fluid !== undefined && token.type === 'dimension') {
    const [from, to] = fluid.between;
    const share = Math.min(1, Math.max(0, (width - from) / (to - from)));
    const px = toPx(fluid.smallest) + share * (toPx(token.value) - toPx(fluid.smallest));
    return { ...token, alias: undefined, value: { value: Number(px.toFixed(2)), unit: 'px' } };
  }
  const step = getSteps(token, tokens).findLast(({ breakpoint: { kind, px } }) =>
    kind === 'from' ? width >= px : width <= px,
  );
  return step === undefined ? token : { ...token, alias: aliasTarget(step.value), ...look(token.type, step.value) };
}

/** Returns the values that a token takes at breakpoints, in the order in which they override each other. */
function getSteps(token: Token, tokens: Tokens): readonly { breakpoint: Breakpoint; value: unknown }[] {
  const media = token.extension['media'];
  if (!isRecord(media)) return [];
  return getBreakpoints(tokens).flatMap((breakpoint) =>
    breakpoint.key in media ? [{ breakpoint, value: media[breakpoint.key] }] : [],
  );
}

function lookUp(tokens: Tokens, path: string, type: Token['type'], value: unknown): TokenValue {
  const target = aliasTarget(value);
  if (target === undefined) return checkValue(type, value, path);
  const token = tokens.get(target);
  if (token?.type !== type) throw new TokenError(`${path}: there is no ${type} token ${target}`);
  return checkValue(type, token.value, path);
}
