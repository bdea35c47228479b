import { cssLength, toPx } from './css-value.ts';
import type { Token } from './dtcg.ts';

const PREFIX = 'primitive.breakpoint.';

/** Breakpoints that end a range instead of starting one: the width is the last that belongs to it. */
const UPPER_BOUNDS: readonly string[] = ['959'];

/**
 * Media features of the user's device and preferences, which are not tokens. A zoomed page is a screen that is not
 * tall.
 */
const FEATURES = {
  motionOk: '(prefers-reduced-motion: no-preference)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  tallScreen: '(min-height: 30rem)',
  finePointer: '(hover: hover) and (pointer: fine)',
  forcedColors: '(forced-colors: active)',
} as const;

/** Breakpoint token. */
export interface Breakpoint {
  /** Last part of the path: `375`, or a name such as `imageSwap`. */
  name: string;
  /** Key in the constants: `from375`, `to959`, `imageSwap`. */
  key: string;
  /** Width in px at the browser's default font size. */
  px: number;
  /** Width as written: `375px`, `64rem`. */
  css: string;
  kind: 'from' | 'to' | 'named';
}

/** Returns all breakpoints, numbered ones first, each group by ascending width. */
export function getBreakpoints(tokens: ReadonlyMap<string, Token>): readonly Breakpoint[] {
  const found = [...tokens.values()].flatMap((token): Breakpoint[] => {
    if (token.type !== 'dimension' || !token.path.startsWith(PREFIX)) return [];
    const name = token.path.slice(PREFIX.length);
    const kind = !/^\d+$/.test(name) ? 'named' : UPPER_BOUNDS.includes(name) ? 'to' : 'from';
    const key = kind === 'named' ? name : `${kind}${name}`;
    return [{ name, key, px: toPx(token.value), css: cssLength(token.value), kind }];
  });
  const rank = ({ kind, px }: Breakpoint): number => px + (kind === 'named' ? Number.MAX_SAFE_INTEGER / 2 : 0);
  return found.sort((one, other) => rank(one) - rank(other));
}

/**
 * Returns media queries by name, in the order in which their rules must be: ascending minimum widths first, then
 * descending maximum widths. `to767` and `to639` are the complements of `from768` and `from640`; they end a fiftieth of
 * a pixel before them, so that fractional widths of zoomed pages match one of the two.
 */
export function mediaQueries(tokens: ReadonlyMap<string, Token>): Readonly<Record<string, string>> {
  const breakpoints = getBreakpoints(tokens);
  const falling = [...breakpoints].reverse();
  const queries: Record<string, string> = {};
  for (const { key, kind, css } of breakpoints) if (kind === 'from') queries[key] = `screen and (min-width: ${css})`;
  for (const { key, kind, css } of falling) if (kind === 'to') queries[key] = `screen and (max-width: ${css})`;
  for (const width of [768, 640]) {
    if (breakpoints.some(({ key }) => key === `from${width}`))
      queries[`to${width - 1}`] = `screen and (max-width: ${width - 0.02}px)`;
  }
  for (const { key, kind, css } of falling) if (kind === 'named') queries[key] = `(max-width: ${css})`;
  return { ...queries, ...FEATURES };
}
