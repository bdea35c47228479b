import { create } from 'storybook/theming/create';
import type { ThemeVars } from 'storybook/theming';

/** Returns the value that a token has on the page, which depends on theme and brand. */
function readToken(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--w-${name}`).trim();
}

/**
 * Creates a theme of Storybook's documentation pages from the tokens of the current theme and brand. Storybook computes
 * with the colors, so that it needs values instead of custom properties.
 */
export function createDocsTheme(): ThemeVars {
  const isDark = getComputedStyle(document.documentElement).colorScheme === 'dark';
  const page = readToken('color-background-page');
  const surface = readToken('color-background-surface');
  const text = readToken('color-text-primary');
  const secondary = readToken('color-text-secondary');
  const primary = readToken('color-action-primary');
  const outline = readToken('color-border-control');
  return create({
    base: isDark ? 'dark' : 'light',
    appBg: page,
    appContentBg: page,
    appPreviewBg: page,
    appBorderColor: readToken('color-border-hairline'),
    textColor: text,
    textMutedColor: secondary,
    textInverseColor: readToken('color-action-on-primary'),
    colorPrimary: primary,
    colorSecondary: primary,
    barBg: surface,
    barTextColor: secondary,
    barHoverColor: primary,
    barSelectedColor: primary,
    inputBg: surface,
    inputBorder: outline,
    inputTextColor: text,
    buttonBg: surface,
    buttonBorder: outline,
    booleanBg: readToken('color-background-quiet'),
    booleanSelectedBg: surface,
    fontBase: readToken('font-family-body'),
  });
}
