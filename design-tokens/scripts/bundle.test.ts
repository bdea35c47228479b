import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import postcss from 'postcss';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractNames } from '../src/generated/contract-names.ts';
import { layers } from '../src/layers.css.ts';
import { bundle } from './bundle.ts';
import { isRecord } from './token-value.ts';
import { packageRoot } from './source.ts';

describe('the published package', () => {
  const folder = mkdtempSync(join(tmpdir(), 'witryna-tokens-'));
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');

  beforeAll(() => bundle(folder));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('contains every module of its exports', () => {
    const manifest: unknown = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8'));
    const exported =
      JSON.stringify(isRecord(manifest) ? manifest['exports'] : {}).match(/\.\/dist\/\w+\.(?:js|d\.ts)/g) ?? [];
    const files = readdirSync(folder).map((file) => `./dist/${file}`);
    expect(exported).toHaveLength(10);
    expect(exported.filter((file) => !files.includes(file))).toEqual([]);
  });

  it('contains no module that vanilla-extract would compile again', () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => /\.css\.(?:[cm]?js|jsx?)$/.test(file))).toEqual([]);
  });

  it('has a contract of final references that needs no vanilla-extract', async () => {
    expect(read('contract.js')).not.toMatch(/import .*vanilla-extract/);
    const module: unknown = await import(/* @vite-ignore */ pathToFileURL(join(folder, 'contract.js')).href);
    expect(module).toMatchObject({
      vars: { color: { text: { primary: `var(--${contractNames.color.text.primary})` } } },
    });
  });

  it('declares the layers in order and has no unlayered rule', () => {
    const order: string[] = [];
    const root = postcss.parse(read('styles.css'));
    for (const node of root.nodes) {
      if (node.type === 'comment') continue;
      expect(node).toMatchObject({ type: 'atrule', name: 'layer' });
      if (node.type === 'atrule') order.push(...node.params.split(',').map((name) => name.trim()));
    }
    expect([...new Set(order)]).toEqual(Object.values(layers));
    expect(root.toString()).toContain('--w-color-text-primary');
  });

  it('loads the style sheet with the theme', () => {
    expect(read('theme.js')).toBe("import './styles.css';\n");
  });
});
