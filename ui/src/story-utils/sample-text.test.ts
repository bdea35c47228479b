import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { afterEach, describe, expect, it } from 'vitest';
import { sourceRoot } from '../conformance/source-files.ts';
import { samplePrice, sampleText, setSampleLocale } from './sample-text.ts';
import { german } from './sample-texts/de-DE.ts';
import { spanish } from './sample-texts/es-ES.ts';
import { canadianFrench } from './sample-texts/fr-CA.ts';
import { french } from './sample-texts/fr-FR.ts';
import { italian } from './sample-texts/it-IT.ts';
import { dutch } from './sample-texts/nl-NL.ts';
import { polish } from './sample-texts/pl-PL.ts';
import { portuguese } from './sample-texts/pt-PT.ts';

const stories = readdirSync(sourceRoot, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.stories.tsx') || path === join('story-utils', 'sample-logo.tsx'))
  .map((path) => ({
    path,
    file: ts.createSourceFile(path, readFileSync(join(sourceRoot, path), 'utf8'), ts.ScriptTarget.Latest, true),
  }));

/** Returns the texts in a module: strings, templates and text in JSX. */
function getTexts(node: ts.Node): readonly string[] {
  if (ts.isImportDeclaration(node)) return [];
  const own =
    ts.isStringLiteralLike(node) ||
    ts.isJsxText(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddleOrTemplateTail(node)
      ? [node.text]
      : [];
  const nested: string[] = [];
  ts.forEachChild(node, (child) => void nested.push(...getTexts(child)));
  return [...own, ...nested];
}

/** Words that only Polish has among the languages of the sample content. */
const polishWords = (() => {
  const words = (texts: readonly string[]): Set<string> =>
    new Set(texts.flatMap((text) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []));
  const english = words(Object.keys(polish));
  return new Set([...words(Object.values(polish))].filter((word) => !english.has(word)));
})();

const isPolish = (text: string): boolean =>
  /[ąćęłńóśźż]/i.test(text) || (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).some((word) => polishWords.has(word));

const texts = stories.flatMap(({ path, file }) => getTexts(file).map((text) => ({ path, text })));

describe('the stories', () => {
  it('have no Polish words of their own, so that other languages of the toolbar show none', () => {
    // Ids and addresses are not shown.
    const shown = texts.filter(({ text }) => !/^[#./]|^[a-z][\w-]*$/.test(text));
    expect(shown.length).toBeGreaterThan(1000);
    expect(shown.filter(({ text }) => isPolish(text))).toEqual([]);
  });

  it('use every sample text', () => {
    const used = new Set(texts.map(({ text }) => text));
    expect(Object.keys(polish).filter((text) => !used.has(text))).toEqual([]);
  });
});

/** Tables of the locales whose sample content is translated for the patterns only. */
const patternTables = { spanish, canadianFrench, french, italian, dutch, portuguese };

describe('the patterns', () => {
  const folder = join(sourceRoot, '..', 'docs', 'patterns');
  const used = readdirSync(folder)
    .flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(/sampleText\('([^']+)'/g)])
    .map(([, text]) => text);

  it.each(Object.entries(patternTables))('show no English in another locale: %s', (_, table) => {
    expect(used.length).toBeGreaterThan(40);
    expect(Object.keys(table).toSorted()).toEqual([...new Set(used)].toSorted());
  });
});

describe('the translations', () => {
  it.each(Object.entries({ polish, german, ...patternTables }))(
    'keep the placeholders of the English text: %s',
    (_, table) => {
      const getNames = (text: string): readonly string[] => (text.match(/\{\w+\}/g) ?? []).toSorted();
      for (const [text, translation] of Object.entries(table))
        expect(getNames(translation), text).toEqual(getNames(text));
    },
  );
});

describe('sampleText and samplePrice', () => {
  afterEach(() => setSampleLocale('en-US', (text) => text));

  it('are English by default', () => {
    expect(sampleText('Change: {street}', { street: '1 High Street' })).toBe('Change: 1 High Street');
    expect(samplePrice(123_456)).toBe('€1,234.56');
  });

  it('follow the locale', () => {
    setSampleLocale('pl-PL', (text) => polish[text]);
    expect(sampleText('Change: {street}', { street: 'Rynek 1' })).toBe('Zmień: Rynek 1');
    expect(samplePrice(-123_456)).toBe('−1\u00a0234,56\u00a0zł');
    setSampleLocale('de-DE', (text) => german[text]);
    expect(samplePrice(4490)).toBe('44,90\u00a0€');
  });
});
