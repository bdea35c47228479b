import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Returns the modules that a file imports at run time. */
function runtimeModules(file: URL, seen = new Set<string>()): Set<string> {
  if (seen.has(file.href)) return seen;
  seen.add(file.href);
  const source = readFileSync(file, 'utf8');
  for (const [, specifier = ''] of source.matchAll(/^(?:import|export) (?!type )(?:[^'"]*? from )?'([^']+)';/gm)) {
    if (specifier.startsWith('.')) runtimeModules(new URL(specifier, file), seen);
    else seen.add(specifier);
  }
  return seen;
}

describe('the entry for pages', () => {
  it('renders trees without importing a parser', () => {
    const modules = [...runtimeModules(new URL('./index.ts', import.meta.url))];
    expect(modules.length).toBeGreaterThan(50);
    expect(modules.filter((name) => /parse5|\/src\/parser\/|\.reader\.ts$|sanitize-html/.test(name))).toEqual([]);
  });
});

describe('the entry for parsing in browsers', () => {
  it('uses the browser’s own HTML parser and no React', () => {
    const modules = [...runtimeModules(new URL('./parser/index.browser.ts', import.meta.url))];
    expect(modules.filter((name) => /parse5|react|\.tsx$/.test(name))).toEqual([]);
  });
});
