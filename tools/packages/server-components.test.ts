import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { needsClient } from './client-components.mjs';

const sources = join(import.meta.dirname, '../../ui/src');
const readme = readFileSync(join(import.meta.dirname, '../../ui/README.md'), 'utf8');
const [, list = ''] =
  /Components without hooks, such as ([^]*?) render on the server and send no script/.exec(readme) ?? [];

/** Returns the module of a component, as its folder exports it. */
function findModule(component: string): string {
  for (const folder of readdirSync(sources)) {
    const index = join(sources, folder, 'index.ts');
    const text = existsSync(index) ? readFileSync(index, 'utf8') : '';
    const [, file] = new RegExp(`export \\{[^}]*\\b${component}\\b[^}]*\\} from '([^']+)'`).exec(text) ?? [];
    if (file !== undefined) return join(sources, folder, file);
  }
  throw new Error(`the package has no ${component}`);
}

/** Returns the modules for browsers that a module has or is. */
function findClientModules(file: string, seen = new Set<string>()): readonly string[] {
  if (seen.has(file) || file.endsWith('.css.ts')) return [];
  seen.add(file);
  const code = readFileSync(file, 'utf8');
  if (code.startsWith("'use client'") || needsClient(code, file)) return [file];
  const imports = [...code.matchAll(/^(?:import|export) (?!type)[^;]* from '(\.[^']+)'/gm)];
  return imports.flatMap(([, path = '']) => findClientModules(join(dirname(file), path), seen));
}

describe('the components that the README of ui names as free of scripts', () => {
  it.each([...list.matchAll(/`(\w+)`/g)].map(([, name = '']) => name))('includes %s', (component) => {
    expect(findClientModules(findModule(component))).toEqual([]);
  });

  it('do not include one that needs the provider', () => {
    expect(list).toContain('`Stack`');
    expect(findClientModules(findModule('Text'))).toEqual([findModule('Text')]);
  });
});
