import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { contractNames } from '../src/generated/contract-names.ts';
import { isRecord } from './token-value.ts';
import { measureContrast } from './contrast/check.ts';
import { emitContrastSheet } from './emit/contrast-sheet.ts';
import { emitContractNames } from './emit/contract-names.ts';
import { emitVariablesCss } from './emit/variables-css.ts';
import type { ThemeRule } from './theme-rules.ts';
import { layers } from '../src/layers.css.ts';
import { propertyName } from './names.ts';
import { distributionFiles, sourceFiles } from './outputs.ts';
import { packageRoot, readModel } from './source.ts';

const model = readModel();
const plainRules = model.rules.filter(({ media }) => media === undefined);
const allRules = [...model.rules, ...model.sheets.flatMap(({ rules }) => rules)];

function leaves(tree: unknown): readonly unknown[] {
  return isRecord(tree) ? Object.values(tree).flatMap(leaves) : [tree];
}

describe('the generated sources', () => {
  it.each(sourceFiles(model))('are current: $path', ({ path, text }) => {
    expect(readFileSync(join(packageRoot, path), 'utf8'), 'run `npm run generate -w design-tokens`').toBe(text);
  });

  it('contain every role of the source and nothing else', () => {
    const names = model.contract.map(({ path }) => propertyName(path));
    expect(leaves(contractNames)).toEqual(names);
    expect(new Set(names).size).toBe(names.length);
  });

  it('set every role once by default', () => {
    const stated = plainRules.flatMap(({ vars }) => Object.keys(vars));
    expect([...stated].sort()).toEqual(
      leaves(contractNames)
        .map((name) => `--${String(name)}`)
        .sort(),
    );
  });

  it('refer to no property without a value', () => {
    const known = new Set(plainRules.flatMap(({ vars }) => Object.keys(vars)));
    const references = allRules.flatMap(({ vars }) =>
      Object.values(vars).flatMap((value) => value.match(/--[\w-]+/g) ?? []),
    );
    expect(references.length).toBeGreaterThan(0);
    expect(references.filter((name) => !known.has(name))).toEqual([]);
  });

  it('show the replacement of a deprecated role in the editor', () => {
    const [token] = model.contract;
    if (token === undefined) throw new Error('the contract is empty');
    expect(emitContractNames([{ ...token, deprecated: 'Use surface.' }])).toContain(
      `/** ${token.description} @deprecated Use surface. */`,
    );
    expect(emitContractNames([{ ...token, deprecated: true }])).toContain(`/** ${token.description} @deprecated */`);
  });
});

/** Parses the rules of a style sheet. */
function parseRules(css: string): readonly object[] {
  const parsed: object[] = [];
  postcss.parse(css).walkRules(({ selector, parent, nodes }) => {
    const declared = nodes.flatMap((node) => (node.type === 'decl' ? [[node.prop, node.value] as const] : []));
    const media =
      parent?.type === 'atrule' && 'params' in parent && 'name' in parent && parent.name === 'media'
        ? parent.params
        : undefined;
    const scheme = declared.find(([name]) => name === 'color-scheme')?.[1];
    parsed.push({
      selector,
      media,
      scheme,
      vars: Object.fromEntries(declared.filter(([name]) => name.startsWith('--'))),
    });
  });
  return parsed;
}

const asParsed = (rules: readonly ThemeRule[]): readonly object[] =>
  rules.map(({ selector, media, colorScheme, vars }) => ({ selector, media, scheme: colorScheme, vars }));

describe('variables.css', () => {
  it('parses to the same rules', () => {
    expect(parseRules(emitVariablesCss(allRules))).toEqual(asParsed(allRules));
  });

  it('contains the defaults and every context', () => {
    expect(distributionFiles(model).find(({ path }) => path === 'dist/variables.css')?.text).toBe(
      emitVariablesCss(allRules),
    );
  });

  it('sets the color scheme first', () => {
    expect(emitVariablesCss(model.rules)).toMatch(/^:where\(:root[^)]*\) \{\n {2}color-scheme: light;/);
  });
});

describe('the sheets', () => {
  const others = ['dist/variables.css', 'dist/tailwind.css', 'dist/tailwind.prefixed.css'];
  const files = distributionFiles(model).filter(({ path }) => path.endsWith('.css') && !others.includes(path));

  it('are one for every context, one for each brand in each theme, and one with all', () => {
    expect(files.map(({ path }) => path)).toEqual([
      'dist/brands/zawilec.css',
      'dist/themes/dark.css',
      'dist/themes/high-contrast.css',
      'dist/density/compact.css',
      'dist/motion/reduced.css',
      'dist/brands/zawilec.dark.css',
      'dist/brands/zawilec.high-contrast.css',
      'dist/modes.css',
    ]);
  });

  it.each(files)('declare the order of the layers and have their rules in the tokens layer: $path', ({ text }) => {
    const nodes = postcss.parse(text).nodes.flatMap((node) => (node.type === 'comment' ? [] : [node]));
    expect(nodes).toHaveLength(2);
    expect(nodes[0]).toMatchObject({ type: 'atrule', name: 'layer', params: Object.values(layers).join(', ') });
    expect(nodes[1]).toMatchObject({ type: 'atrule', name: 'layer', params: layers.tokens });
  });

  it.each(model.sheets)('parse to the same rules: $path', ({ path, rules }) => {
    expect(parseRules(files.find((file) => file.path === `dist/${path}`)?.text ?? '')).toEqual(asParsed(rules));
  });

  it('are repeated in modes.css in their order', () => {
    expect(parseRules(files.at(-1)?.text ?? '')).toEqual(asParsed(model.sheets.flatMap(({ rules }) => rules)));
  });
});

describe('the exports of the package', () => {
  const manifest: unknown = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8'));
  const targets = JSON.stringify(isRecord(manifest) ? manifest['exports'] : {}).match(/\.\/dist\/[^"]+/g) ?? [];

  it.each(distributionFiles(model))('include $path', ({ path }) => {
    const reaching = targets.filter((target) => {
      const [start = '', end] = target.slice('./'.length).split('*');
      return end === undefined ? start === path : path.startsWith(start) && path.endsWith(end);
    });
    expect(reaching).toHaveLength(1);
  });
});

describe('the contrast sheet', () => {
  const sheet = emitContrastSheet(model.themes);

  it('has a row for every pair, with a ratio for every theme', () => {
    const rows =
      sheet
        .split('## Every pair')[1]
        ?.split('\n')
        .filter((line) => line.startsWith('| `')) ?? [];
    expect(rows).toHaveLength(measureContrast(model.themes[0]).length);
    for (const row of rows) expect(row.match(/ \d+\.\d\d(?= )/g), row).toHaveLength(model.themes.length);
  });

  it('rounds no ratio up', () => {
    const lowest = Math.min(...measureContrast(model.themes[0]).map(({ ratio }) => ratio));
    const stated = [...sheet.matchAll(/^\| witryna\.light \| .*\| ([\d.]+) \(/gm)].map(([, ratio]) => Number(ratio));
    expect(stated).toEqual([Math.floor(lowest * 100) / 100]);
  });
});
