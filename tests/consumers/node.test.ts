import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from '../../scripts/lib/paths.mjs';
import { nodeFolder } from './sites.ts';

/** Runs a script of the application or of a package in it. */
function run(script: string, ...args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], { cwd: nodeFolder() }, (error, stdout, stderr) =>
      resolve({ code: error ? 1 : 0, output: stdout + stderr }),
    );
  });
}

const read = (file: string) => readFile(path.join(nodeFolder(), file), 'utf8');

/** The command of the package as npx runs it. */
const brand = (...args: string[]) => run('node_modules/@witryna/design-tokens/dist/cli.js', 'brand', ...args);

test('a brand of the application becomes style sheets for every theme', async () => {
  expect(await brand('lipa.json', '--out', 'brands')).toMatchObject({ code: 0 });
  for (const file of ['lipa.css', 'lipa.dark.css', 'lipa.high-contrast.css'])
    expect(await read(`brands/${file}`)).toContain("[data-brand='lipa']");
  expect(await read('brands/lipa.css')).toContain('--w-color-action-primary: #3b2a6b');
});

test('a brand with too little contrast fails, and the message names tokens and ratios', async () => {
  const { code, output } = await brand('pale.json');
  expect(code).toBe(1);
  expect(output).toMatch(/light: action\.onPrimary on action\.primary: 1\.\d\d, needs 4\.5/);
});

test('Style Dictionary 4 and 5 make variables of the tokens', async () => {
  expect(await run('style-dictionary.mjs')).toMatchObject({ code: 0 });
  const variables = await readFile(
    path.join(nodeFolder(), 'node_modules/@witryna/design-tokens/dist/themes/dark.css'),
    'utf8',
  );
  const [, page = ''] = /--w-color-background-page: ([^;]+);/.exec(variables) ?? [];
  for (const version of [4, 5]) {
    const css = await read(`style-dictionary-${version}/tokens.css`);
    expect(css).toContain(`--shop-semantic-color-background-page: ${page};`);
    expect(css).toMatch(/--shop-semantic-font-letter-spacing-heading: -0\.02em;/);
    expect(css).not.toMatch(/undefined|NaN|\[object/);
  }
});

test('Terrazzo makes variables of the tokens', async () => {
  expect(await run('node_modules/@terrazzo/cli/bin/cli.js', 'build')).toMatchObject({ code: 0 });
  expect(await read('terrazzo/tokens.css')).toMatch(/--semantic-color-action-primary: /);
});

for (const [theme, prefix] of [
  ['tailwind.css', ''],
  ['tailwind.prefixed.css', 'w-'],
] as const) {
  test(`utilities of Tailwind have the values of the tokens: ${theme}`, async () => {
    const names = [`bg-${prefix}action-primary`, `p-${prefix}x4`, `rounded-${prefix}md`];
    const { code, output } = await run('tailwind.mjs', theme, ...names);
    expect(code, output).toBe(0);
    expect(output).toContain('background-color: var(--w-color-action-primary)');
    expect(output).toContain('padding: var(--w-space-x4)');
    expect(output).toContain('border-radius: var(--w-radius-md)');
  });
}

test('utilities of Tailwind v3 have the values of the tokens', async () => {
  const { code, output } = await run(
    'node_modules/tailwindcss-3/lib/cli.js',
    '--config',
    'tailwind-3.config.js',
    '--input',
    'tailwind-3.css',
  );
  expect(code, output).toBe(0);
  const getRule = (name: string) => output.split(`.${name} {`)[1]?.split('}')[0]?.replace(/\s+/g, ' ');
  expect(getRule('bg-w-action-primary')).toContain('color-mix(in srgb, var(--w-color-action-primary) calc(');
  expect(getRule('text-w-text-primary\\/50')).toContain('var(--w-color-text-primary) calc(0.5 * 100%), transparent)');
  expect(getRule('p-w-x4')).toContain('padding: var(--w-space-x4)');
  expect(getRule('rounded-w-md')).toContain('border-radius: var(--w-radius-md)');
  // Those of Tailwind keep their values.
  expect(getRule('rounded-md')).toContain('border-radius: 0.375rem');
});

test('Node renders components and content without a bundler', async () => {
  const { code, output } = await run('render.mjs');
  expect(code, output).toBe(0);
  expect(output).toMatch(/<button[^>]*>.*Do koszyka.*<\/button>/);
  expect(output).toContain('<p>Cynk</p>');
});

test('a CommonJS module renders content, without a warning of Node', async () => {
  const { code, output } = await run('render.cjs');
  expect(code, output).toBe(0);
  expect(output).toMatch(/^(?:<div[^>]*>)+<p>Cynk<\/p>(?:<\/div>)+\s*$/);
});

test('Jest runs a test of components and content with the configuration of the README', async () => {
  const readme = await readFile(path.join(root, 'ui/README.md'), 'utf8');
  const getExample = (name: string) => readme.split(`\n// ${name}\n`)[1]?.split('\n```')[0] ?? '';
  for (const [name, file] of [
    ['jest.config.cjs', 'jest.config.cjs'],
    ['jest.css.cjs', 'jest.css.cjs'],
    ['vitest.setup.ts', 'jest.setup.ts'],
  ] as const) {
    await writeFile(path.join(nodeFolder(), file), getExample(name));
  }
  const { code, output } = await run('node_modules/jest/bin/jest.js');
  expect(code, output).toBe(0);
  expect(output).toContain('1 passed');
});

interface Output {
  inputs: Record<string, unknown>;
  imports: { path: string; kind: string }[];
}

test('esbuild gives a page with a button no renderer, and a page with content no tabs before they are needed', async () => {
  const { code, output } = await run('split.mjs');
  expect(code, output).toBe(0);
  const outputs = JSON.parse(output) as Record<string, Output>;
  /** Modules that a page loads when it starts. */
  const getModules = (file: string): string[] => [
    ...Object.keys(outputs[file]?.inputs ?? {}),
    ...(outputs[file]?.imports ?? [])
      .filter(({ path: imported, kind }) => kind === 'import-statement' && imported in outputs)
      .flatMap(({ path: imported }) => getModules(imported)),
  ];
  const [button, content] = [getModules('split/button-page.js'), getModules('split/content-page.js')];
  expect(button.filter((module) => module.includes('/ui/dist/button/'))).not.toEqual([]);
  expect(button.filter((module) => module.includes('/page-builder/'))).toEqual([]);
  expect(content.filter((module) => module.includes('/content-types/row/'))).not.toEqual([]);
  expect(content.filter((module) => module.includes('/tabs/'))).toEqual([]);
});
