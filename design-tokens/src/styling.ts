import {
  globalLayer,
  globalStyle,
  style,
  styleVariants,
  type ComplexStyleRule,
  type GlobalStyleRule,
  type StyleRule,
} from '@vanilla-extract/css';
import { layers, type LayerName } from './layers.css.ts';

type LayerableRule = Omit<StyleRule, '@layer'>;
type LayerableGlobalRule = Omit<GlobalStyleRule, '@layer'>;

/** The vanilla-extract functions, bound to one cascade layer. */
export interface LayeredStyling {
  /** Makes one class. Earlier class names may be composed in: `style([base, { ... }])`. */
  style(rule: LayerableRule | ReadonlyArray<LayerableRule | string>): string;
  /** Makes one class a key. */
  variants<Key extends string>(
    rules: Record<Key, LayerableRule | ReadonlyArray<LayerableRule | string>>,
  ): Record<Key, string>;
  /** Styles a selector that the component does not own the element of. */
  global(selector: string, rule: LayerableGlobalRule): void;
}

/**
 * Binds the vanilla-extract functions to a cascade layer, so that no rule is ever unlayered.
 * Only these functions are used in `.css.ts` files; `style` of vanilla-extract itself is not imported there.
 *
 * @param name the layer to put every rule in
 */
export function layeredStyling(name: LayerName): LayeredStyling {
  const layer = layers[name];
  // A bundler may load this file's CSS before the theme's: each file therefore states the whole order.
  globalLayer(Object.values(layers).join(', '));
  const layered = (rule: LayerableRule): StyleRule => ({ '@layer': { [layer]: rule } });
  const complex = (rule: LayerableRule | ReadonlyArray<LayerableRule | string>): ComplexStyleRule =>
    isList(rule) ? rule.map((part) => (typeof part === 'string' ? part : layered(part))) : layered(rule);
  return {
    style: (rule) => style(complex(rule)),
    variants: (rules) => styleVariants(rules, complex),
    global: (selector, rule) => globalStyle(selector, { '@layer': { [layer]: rule } }),
  };
}

function isList(
  rule: LayerableRule | ReadonlyArray<LayerableRule | string>,
): rule is ReadonlyArray<LayerableRule | string> {
  return Array.isArray(rule);
}
