import type { ThemeRule } from '../model.ts';

/** `variables.css`: the same rules as plain CSS without cascade layers, for pages that have no build. */
export function emitVariablesCss(rules: readonly ThemeRule[]): string {
  return rules.map(ruleText).join('\n');
}

function ruleText({ selector, media, colorScheme, vars }: ThemeRule): string {
  const indent = media === undefined ? '  ' : '    ';
  const lines = Object.entries(vars).map(([name, value]) => `${indent}${name}: ${value};`);
  if (colorScheme !== undefined) lines.unshift(`${indent}color-scheme: ${colorScheme};`);
  const body = lines.join('\n');
  return media === undefined ? `${selector} {\n${body}\n}\n` : `@media ${media} {\n  ${selector} {\n${body}\n  }\n}\n`;
}
