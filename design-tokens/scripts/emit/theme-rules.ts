import type { ThemeRule } from '../model.ts';
import { GENERATED } from './notice.ts';

/** `src/generated/theme-rules.ts`: what `theme.css.ts` puts into the tokens layer. */
export function emitThemeRules(rules: readonly ThemeRule[]): string {
  return `${GENERATED}
/** Custom properties for one selector, within one media query or without. */
export interface ThemeRule {
  selector: string;
  /** Media query without \`@media\`. */
  media?: string;
  colorScheme?: 'light' | 'dark';
  /** Custom property to value. */
  vars: Readonly<Record<string, string>>;
}

/** Every theme's rules in the order they must stand in. */
export const themeRules: readonly ThemeRule[] = ${JSON.stringify(rules, undefined, 2)};
`;
}
