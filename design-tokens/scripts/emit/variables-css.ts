import type { ThemeRule } from '../theme-rules.ts';

/** Returns `variables.css`: rules as plain CSS without cascade layers, for pages without a build. */
export function emitVariablesCss(rules: readonly ThemeRule[]): string {
  return rules.map((rule) => ruleText(rule, '')).join('\n');
}

/**
 * Returns a sheet such as `themes/dark.css`: rules as plain CSS in the tokens layer, which may load before or after the
 * others.
 */
export function emitSheet(rules: readonly ThemeRule[], layers: readonly string[]): string {
  return `@layer ${layers.join(', ')};\n@layer witryna.tokens {\n${rules.map((rule) => ruleText(rule, '  ')).join('')}}\n`;
}

function ruleText({ selector, media, colorScheme, vars }: ThemeRule, margin: string): string {
  const indent = `${margin}${media === undefined ? '' : '  '}`;
  const lines = Object.entries(vars).map(([name, value]) => `${indent}  ${name}: ${value};`);
  if (colorScheme !== undefined) lines.unshift(`${indent}  color-scheme: ${colorScheme};`);
  const rule = `${indent}${selector} {\n${lines.join('\n')}\n${indent}}\n`;
  return media === undefined ? rule : `${margin}@media ${media} {\n${rule}${margin}}\n`;
}
