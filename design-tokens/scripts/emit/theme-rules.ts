import type { ThemeRule } from '../theme-rules.ts';
import { GENERATED } from './notice.ts';

/** Returns `src/generated/theme-rules.ts`: the rules that `theme.css.ts` adds to the tokens layer. */
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

/** The rules of the default look in the order they must stand in. Any other look has a sheet of its own. */
export const themeRules: readonly ThemeRule[] = ${JSON.stringify(rules, undefined, 2)};
`;
}
