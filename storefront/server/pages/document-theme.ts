import resolver from '@witryna/design-tokens/tokens.resolver.json' with { type: 'json' };

/** Theme and brand of the whole shop: contexts of the design tokens' resolver file. */
export interface DocumentTheme {
  /** One of `themeNames`. */
  theme: string;
  /** One of `brandNames`. */
  brand: string;
}

const { theme: themeModifier, brand: brandModifier } = resolver.modifiers;
const ownThemes = Object.keys(themeModifier.contexts).filter((name) => name !== themeModifier.default);

/** Theme and brand whose values are in the styles of every page. */
export const defaultTheme: DocumentTheme = { theme: themeModifier.default, brand: brandModifier.default };

/** Themes to choose from; `system` follows the preference of the visitor's device. */
export const themeNames: readonly string[] = [...Object.keys(themeModifier.contexts), 'system'];

/** Brands to choose from. */
export const brandNames: readonly string[] = Object.keys(brandModifier.contexts);

const getModulePath = (sheet: string): string => `../design-tokens/src/generated/${sheet}.css`;

/** Returns the source modules of the style sheets that a theme adds to every page, in order. None for the default. */
export function getThemeModules({ theme, brand }: DocumentTheme): string[] {
  const themes = theme === 'system' ? ownThemes : ownThemes.filter((name) => name === theme);
  if (brand === defaultTheme.brand) return themes.map((name) => getModulePath(`themes/${name}`));
  return [`brands/${brand}`, ...themes.map((name) => `brands/${brand}.${name}`)].map(getModulePath);
}

/** Modules of all themes and brands: entries of the client build, because the server chooses the theme at start. */
export const allThemeModules: readonly string[] = [
  ...new Set(
    brandNames.flatMap((ofBrand) =>
      themeNames.flatMap((ofTheme) => getThemeModules({ theme: ofTheme, brand: ofBrand })),
    ),
  ),
];

/** Returns the attributes of the document element, with a space before each; empty for the default theme. */
export function getThemeAttributes(documentTheme: DocumentTheme): string {
  const set = (['theme', 'brand'] as const).filter((name) => documentTheme[name] !== defaultTheme[name]);
  return set.map((name) => ` data-${name}="${documentTheme[name]}"`).join('');
}
