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

export { guardEditorStyles } from './guard-editor-styles.ts';

type LayerableRule = Omit<StyleRule, '@layer'>;
type LayerableGlobalRule = Omit<GlobalStyleRule, '@layer'>;

/** Functions of vanilla-extract, bound to one cascade layer. */
export interface LayeredStyling {
  /** Creates a class. Earlier class names may be composed: `style([base, { ... }])`. */
  style(rule: LayerableRule | ReadonlyArray<LayerableRule | string>): string;
  /** Creates a class per key. */
  variants<Key extends string>(
    rules: Record<Key, LayerableRule | ReadonlyArray<LayerableRule | string>>,
  ): Record<Key, string>;
  /** Styles a selector whose element the component does not own. */
  global(selector: string, rule: LayerableGlobalRule): void;
}

/**
 * Binds the functions of vanilla-extract to a cascade layer, so that no rule is unlayered. `.css.ts` files use only
 * these functions and do not import `style` of vanilla-extract.
 *
 * @param name - Layer for all rules.
 */
export function layeredStyling(name: LayerName): LayeredStyling {
  const layer = layers[name];
  // A bundler may load this file's CSS before the theme's, so each file declares the whole order.
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
