import resolver from '@witryna/design-tokens/tokens.resolver.json' with { type: 'json' };

/** What the whole shop wears: contexts of the design tokens' resolver file. */
export interface Look {
  /** One of `themeNames`. */
  theme: string;
  /** One of `brandNames`. */
  brand: string;
}

const { theme, brand } = resolver.modifiers;
const ownThemes = Object.keys(theme.contexts).filter((name) => name !== theme.default);

/** The look whose values every page's styles hold. */
export const defaultLook: Look = { theme: theme.default, brand: brand.default };

/** Themes to choose from; `system` follows what the visitor's device asks for. */
export const themeNames: readonly string[] = [...Object.keys(theme.contexts), 'system'];

/** Brands to choose from. */
export const brandNames: readonly string[] = Object.keys(brand.contexts);

const moduleOf = (sheet: string): string => `../design-tokens/src/generated/${sheet}.css`;

/** Source modules of the style sheets that a look adds to every page's, in their order. None for the default look. */
export function lookModules(look: Look): string[] {
  const themes = look.theme === 'system' ? ownThemes : ownThemes.filter((name) => name === look.theme);
  if (look.brand === defaultLook.brand) return themes.map((name) => moduleOf(`themes/${name}`));
  return [`brands/${look.brand}`, ...themes.map((name) => `brands/${look.brand}.${name}`)].map(moduleOf);
}

/**
 * Every module that some look needs: entries of the client build, because the look is chosen when the server starts.
 */
export const allLookModules: readonly string[] = [
  ...new Set(
    brandNames.flatMap((ofBrand) => themeNames.flatMap((ofTheme) => lookModules({ theme: ofTheme, brand: ofBrand }))),
  ),
];

/** Attributes for the document element, with a space before each; empty for the default look. */
export function lookAttributes(look: Look): string {
  const set = (['theme', 'brand'] as const).filter((name) => look[name] !== defaultLook[name]);
  return set.map((name) => ` data-${name}="${look[name]}"`).join('');
}
