import type { Token } from '../../dtcg.ts';
import type { ResolvedTheme, TokenModel } from '../../model.ts';
import { getTokenAt, isResponsive, viewportWidths } from '../../viewports.ts';

/** Mode of a variable collection. */
export interface FigmaMode {
  /** Name of its file without extension: `witryna.dark`, `density.compact`, `viewport.phone`. */
  name: string;
  /** Tokens by path; the modes of a collection have the same paths. */
  tokens: ReadonlyMap<string, Token>;
}

/** Variable collection: tokens whose values change together. */
export interface FigmaCollection {
  name: string;
  modes: readonly [FigmaMode, ...FigmaMode[]];
}

/**
 * Returns the variable collections of Figma. Each token is in exactly one: in `viewport` if it depends on the width of
 * the window, in that of the modifier that changes it, otherwise in `theme`, whose modes are brands and themes. A token
 * that depends on two of them, such as the gutter, follows only the first.
 */
export function getFigmaCollections({ plan, themes, variants, changed }: TokenModel): readonly FigmaCollection[] {
  const [{ tokens: defaults }] = themes;
  const responsive = [...defaults.values()].filter((token) => isResponsive(token, defaults));
  const byWidth = new Set(responsive.map(({ path }) => path));
  const modified = plan.modifiers.flatMap(({ name }) => {
    const own = variants.filter((variant) => variant.name.startsWith(`${name}.`));
    const paths = new Set([...(changed.get(name) ?? [])].filter((path) => !byWidth.has(path)));
    return own.length > 0
      ? [{ name, paths, modes: own.map((variant) => pick(variant, (path) => paths.has(path))) }]
      : [];
  });
  const elsewhere = new Set([...byWidth, ...modified.flatMap(({ paths }) => [...paths])]);
  const [first, ...rest] = themes.map((theme) => pick(theme, (path) => !elsewhere.has(path)));
  return [
    ...(first === undefined ? [] : [{ name: 'theme', modes: [first, ...rest] } as const]),
    ...modified.flatMap(({ name, modes: [own, ...others] }): FigmaCollection[] =>
      own === undefined ? [] : [{ name, modes: [own, ...others] }],
    ),
    { name: 'viewport', modes: getViewportModes(responsive, defaults) },
  ];
}

function pick({ name, tokens }: ResolvedTheme, isWanted: (path: string) => boolean): FigmaMode {
  return { name, tokens: new Map([...tokens].filter(([path]) => isWanted(path))) };
}

function getViewportModes(
  responsive: readonly Token[],
  tokens: ReadonlyMap<string, Token>,
): readonly [FigmaMode, ...FigmaMode[]] {
  const at = (name: keyof typeof viewportWidths): FigmaMode => ({
    name: `viewport.${name}`,
    tokens: new Map(responsive.map((token) => [token.path, getTokenAt(token, tokens, viewportWidths[name])])),
  });
  return [at('phone'), at('tablet'), at('desktop')];
}
