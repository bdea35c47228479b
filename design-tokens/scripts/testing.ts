import { buildModel, type TokenModel } from './model.ts';
import type { Modifier } from './resolver.ts';

/** Creates a color token for tests. */
export function color(hex: string): object {
  return {
    $type: 'color',
    $value: { colorSpace: 'srgb', components: [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255), hex },
    $description: 'A color.',
  };
}

/** Creates a length token in px for tests. */
export function length(value: number, extension: object = {}): object {
  return {
    $type: 'dimension',
    $value: { value, unit: 'px' },
    $description: 'A length.',
    $extensions: { 'org.witryna': extension },
  };
}

/** Creates a token that refers to another one. */
export function alias(type: string, path: string, extension: object = {}): object {
  return { $type: type, $value: `{${path}}`, $description: 'An alias.', $extensions: { 'org.witryna': extension } };
}

/**
 * Creates a modifier whose contexts have one file each, named `<modifier>/<context>.json`; the first context is the
 * default.
 */
export function modifier(
  name: string,
  contexts: readonly string[],
  system: Readonly<Record<string, string>> = {},
): Modifier {
  const [defaultContext = ''] = contexts;
  return {
    name,
    defaultContext,
    contexts: new Map(
      contexts.map((context) => [context, context === defaultContext ? [] : [`${name}/${context}.json`]]),
    ),
    system: new Map(Object.entries(system)),
  };
}

/** Small source with a color, a responsive length and a component token that refers to the color. */
export const smallBase = {
  $extensions: { 'org.witryna': { colorScheme: 'light' } },
  primitive: {
    ink: color('#111111'),
    paper: color('#eeeeee'),
    breakpoint: { 640: length(640) },
    gap: length(4),
    wide: length(8),
  },
  semantic: {
    color: { text: alias('color', 'primitive.ink'), page: alias('color', 'primitive.paper') },
    gap: alias('dimension', 'primitive.gap', { media: { from640: '{primitive.wide}' } }),
  },
  component: { footer: { textQuiet: alias('color', 'semantic.color.text') } },
};

/** Builds a model from documents in memory. */
export function createModel(
  base: object,
  modifiers: readonly Modifier[] = [],
  files: Readonly<Record<string, object>> = {},
): TokenModel {
  return buildModel({ base: ['tokens.json'], modifiers }, (name) => (name === 'tokens.json' ? base : files[name]));
}
