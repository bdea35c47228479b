import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { polish } from '../../ui/src/story-utils/sample-texts/pl-PL.ts';
import { componentFiles, withEnglishStrings, withExport, withStrings, stringTables } from './new-component.mjs';

const run = promisify(execFile);
const repository = join(import.meta.dirname, '..', '..');
const script = join(repository, 'scripts', 'new-component.mjs');

/** Mistakes of grammar in a text of TypeScript. */
function syntaxErrors(path: string, text: string): string[] {
  const { diagnostics = [] } = ts.transpileModule(text, {
    fileName: path,
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.Preserve },
  });
  return diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

describe('the files of a new component', () => {
  it('are the same as those of the others, and written without mistakes', () => {
    const files = componentFiles('store-card');
    expect(Object.keys(files).toSorted()).toEqual([
      'store-card/index.ts',
      'store-card/store-card.conformance.tsx',
      'store-card/store-card.css.ts',
      'store-card/store-card.stories.tsx',
      'store-card/store-card.strings.ts',
      'store-card/store-card.test.tsx',
      'store-card/store-card.tsx',
    ]);
    expect(Object.entries(files).flatMap(([path, text]) => syntaxErrors(path, text))).toEqual([]);
    expect(files['store-card/store-card.tsx']).toContain('export function StoreCard(');
    expect(files['store-card/store-card.tsx']).toContain("useStrings('storeCard', storeCardStrings");
  });

  it('have samples in English, whose translations Storybook has', () => {
    const files = componentFiles('store-card');
    expect(Object.values(files).join('')).not.toMatch(/[ąćęłńóśźż]/i);
    const story = files['store-card/store-card.stories.tsx'] ?? '';
    const samples = [...story.matchAll(/sampleText\('([^']+)'\)/g)].map(([, text]) => text);
    expect(samples).toHaveLength(2);
    expect(Object.keys(polish)).toEqual(expect.arrayContaining(samples));
  });

  it.each(['StoreCard', 'store_card', 'store card', '../card', '-card', ''])(
    'are not made for the name "%s"',
    (name) => {
      expect(() => componentFiles(name)).toThrow('cannot name a folder');
    },
  );
});

describe('the lists of components', () => {
  const index = "/** All. */\nexport * from './button/index.ts';\nexport * from './text/index.ts';\n";
  const table = `import type { ButtonStrings } from '../button/button.strings.ts';\n\nexport interface UiStrings {\n  button: ButtonStrings;\n}\n`;

  it.each([
    ['badge', 0],
    ['button-group', 1],
    ['visually-hidden', 2],
  ])('have %s at its place in the alphabet', (name, position) => {
    const exports = withExport(index, name)
      .split('\n')
      .filter((line) => line.startsWith('export'));
    expect(exports.indexOf(`export * from './${name}/index.ts';`)).toBe(position);
    expect(exports).toHaveLength(3);
  });

  it('import and name its strings', () => {
    expect(withStrings(table, 'alert')).toBe(
      `import type { AlertStrings } from '../alert/alert.strings.ts';\nimport type { ButtonStrings } from '../button/button.strings.ts';\n\nexport interface UiStrings {\n  alert: AlertStrings;\n  button: ButtonStrings;\n}\n`,
    );
    expect(withStrings(table, 'card')).toContain('  button: ButtonStrings;\n  card: CardStrings;\n}');
  });
});

describe('the tables of strings', () => {
  const table = `import { badgeStrings } from '../badge/badge.strings.ts';
import type { UiStrings } from '../provider/ui-strings.ts';

export const strings: UiStrings = {
  badge: badgeStrings,
  text: {
    label: 'Tekst',
  },
};
`;

  it.each([
    ['alert', 'strings: UiStrings = {\n  alert: alertStrings,\n  badge'],
    ['card', 'badge: badgeStrings,\n  card: cardStrings,\n  text'],
    ['video', "    label: 'Tekst',\n  },\n  video: videoStrings,\n};\n"],
  ])('have the English ones of %s at their place', (name, part) => {
    const changed = withEnglishStrings(table, name);
    expect(changed).toContain(part);
    expect(changed).toContain(`import { ${name}Strings } from '../${name}/${name}.strings.ts';\n`);
    expect(syntaxErrors('table.ts', changed)).toEqual([]);
  });
});

describe('npm run new:component', () => {
  let folder = '';
  const make = (...args: string[]) => run(process.execPath, [script, '--into', folder, ...args]);
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'new-component-'));
    for (const path of ['provider', 'strings']) await mkdir(join(folder, path));
    for (const path of ['index.ts', 'provider/ui-strings.ts', ...stringTables])
      await cp(join(repository, 'ui', 'src', path), join(folder, path));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('makes the folder and adds it to the lists of the library', async () => {
    const { stdout } = await make('sample-thing');
    expect(stdout).toContain('ui/src/sample-thing');
    expect(await readdir(join(folder, 'sample-thing'))).toHaveLength(7);
    const [index = '', table = ''] = await Promise.all(
      ['index.ts', 'provider/ui-strings.ts'].map((path) => readFile(join(folder, path), 'utf8')),
    );
    expect(index).toContain("export * from './sample-thing/index.ts';");
    expect(table).toContain('  sampleThing: SampleThingStrings;');
    expect(await readFile(join(folder, 'strings/pl-PL.ts'), 'utf8')).toContain('  sampleThing: sampleThingStrings,\n');
    expect([...syntaxErrors('index.ts', index), ...syntaxErrors('ui-strings.ts', table)]).toEqual([]);
  });

  it('leaves a component alone that is there already', async () => {
    await make('sample-thing');
    const before = await readFile(join(folder, 'index.ts'), 'utf8');
    await expect(make('sample-thing')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('already') as string,
    });
    expect(await readFile(join(folder, 'index.ts'), 'utf8')).toBe(before);
  });

  it('has a free name in its guide, so that a reader can follow it', async () => {
    const guide = await readFile(join(repository, 'docs', 'add-a-component.md'), 'utf8');
    const [, name = ''] = /npm run new:component ([\w-]+)/.exec(guide) ?? [];
    expect(name).not.toBe('');
    expect(await readdir(join(repository, 'ui', 'src'))).not.toContain(name);
  });

  it('asks for a name', async () => {
    await expect(make()).rejects.toThrow('Name the component');
  });
});
