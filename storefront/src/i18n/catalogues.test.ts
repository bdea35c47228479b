import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { readCatalogue } from '../../vite/messages-plugin.ts';
import { locales, localeTag, sourceLocale } from './locale.ts';
import { extractMessages } from './testing/extract-messages.ts';
import { argumentsOf, missingPlurals } from './testing/message-parts.ts';
import { alikeIn, lettersOf, misspelled } from './testing/spelling.ts';

const source = path.resolve(import.meta.dirname, '..');
const readTexts = (file: string) => readCatalogue(readFileSync(file, 'utf8'));

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|stories|d)\.tsx?$/.test(file) && !/(?:^|\/)testing\//.test(file));

/** Folders with a catalogue; the messages of a file belong to the nearest one above it. */
const folders = files.filter((file) => path.posix.basename(file) === 'messages.ts').map(path.posix.dirname);
const folderOf = (file: string) => folders.filter((folder) => file.startsWith(`${folder}/`)).sort((a, b) => b.length - a.length)[0];

const sourceMessages = files.flatMap((file) =>
  extractMessages(file, readFileSync(path.join(source, file), 'utf8')).map((message) => ({ ...message, file, folder: folderOf(file) })),
);

const catalogues = folders.map((folder) => {
  const translations = path.join(source, folder, 'messages');
  return {
    folder,
    messages: sourceMessages.filter((message) => message.folder === folder),
    translations: existsSync(translations) ? readdirSync(translations).map((file) => ({ file: path.join(translations, file), name: path.basename(file, '.json') })) : [],
  };
});

describe('extractMessages', () => {
  it('finds the messages in code and JSX', () => {
    const code = `
      const messages = defineMessages({ a: { id: 'a', defaultMessage: 'A ' + 'long' }, 'b': { 'id': "b", defaultMessage: \`B\` } });
      const c = <FormattedMessage id="c" defaultMessage="C" values={{ id: 'x' }} />;
      const d = <FormattedMessage id={'d'} defaultMessage={'D'} />;
      const no = [{ id: 'e' }, { id: name, defaultMessage: 'F' }, { id: 'g', defaultMessage: text }];`;
    expect(extractMessages('x.tsx', code)).toEqual([
      { id: 'a', defaultMessage: 'A long' },
      { id: 'b', defaultMessage: 'B' },
      { id: 'c', defaultMessage: 'C' },
      { id: 'd', defaultMessage: 'D' },
    ]);
  });
});

describe('argumentsOf and missingPlurals', () => {
  it('find values, tags and missing plural forms at any depth', () => {
    const message = parse('<b>{name}</b> {count, plural, one {# {unit}} other {{sex, select, f {{y, plural, few {} other {}}} other {}}}}');
    expect(argumentsOf(message)).toEqual(['<b>', 'count', 'name', 'sex', 'unit', 'y']);
    expect(missingPlurals(message, 'pl-PL').sort()).toEqual(['few', 'many', 'many', 'one']);
    expect(missingPlurals(parse('{n, plural, =1 {one} other {# kaps.}}'), 'pl-PL')).toEqual([]);
    expect(missingPlurals(parse('{n, plural, one {# item} other {# items}}'), 'en-US')).toEqual([]);
  });
});

describe('misspelled', () => {
  it.each([
    ['de_DE', 'Für „{query}“ nichts gefunden', []],
    ['de_DE', 'Für "{query}" nichts gefunden', ['"', '"']],
    ['de_DE', 'Koszyk jest pusty, dodaj coś', ['ś']],
    ['pl_PL', 'Zażółć gęślą jaźń', []],
    ['fr_FR', 'Besoin d’aide\u202f?', []],
    ['fr_FR', "Besoin d'aide ?", ["'", ' ?']],
    ['fr_FR', 'Prix\u202f: « {name} »', ['« ', ' »']],
    ['fr_CA', 'Besoin d’aide\u202f?', ['\u202f?']],
    ['fr_CA', 'Prix\u00a0: {price}', []],
    ['en_GB', 'It’s {price}', []],
    ['nl_NL', 'Größe', ['ß']],
    ['pt_PT', 'Você: “x”', ['“', '”']],
  ])('finds in %s "%s" what that language does not write so', (locale, text, found) => {
    expect(misspelled(text, locale)).toEqual(found);
  });
});

describe('messages', () => {
  it('belong to a catalogue', () => {
    expect(sourceMessages.filter(({ folder }) => folder === undefined).map(({ file, id }) => `${file}: ${id}`)).toEqual([]);
  });

  it('have one default message for each id, in one catalogue', () => {
    const defaults = new Map<string, string>();
    for (const { folder, id, defaultMessage } of sourceMessages) {
      const entry = `${folder}: ${defaultMessage}`;
      expect(defaults.get(id) ?? entry, id).toBe(entry);
      defaults.set(id, entry);
    }
  });

  describe.each(catalogues)('of $folder', ({ messages, translations }) => {
    const defaults = new Map(messages.map(({ id, defaultMessage }) => [id, defaultMessage]));

    it('[I18-02] have a text in each language of the shop, and no text is without a message', () => {
      expect(translations.map(({ name }) => name).sort()).toEqual(locales.filter((locale) => locale !== sourceLocale).sort());
      for (const { file, name } of translations) expect(Object.keys(readTexts(file)).sort(), name).toEqual([...defaults.keys()].sort());
    });

    it.each(translations)('are translated soundly into $name', ({ file, name }) => {
      expect(locales.map(String)).toContain(name);
      for (const [id, text] of Object.entries(readTexts(file))) {
        expect(text.trim(), id).not.toBe('');
        const message = parse(text);
        expect(argumentsOf(message), id).toEqual(argumentsOf(parse(defaults.get(id) ?? '')));
        expect(missingPlurals(message, localeTag(name)), id).toEqual([]);
      }
    });

    it('have the plural forms of English', () => {
      for (const [id, text] of defaults) expect(missingPlurals(parse(text), localeTag(sourceLocale)), id).toEqual([]);
    });

    it.each(translations.filter(({ name }) => !name.startsWith('en')))('are not left in English in $name', ({ file, name }) => {
      const left = Object.entries(readTexts(file)).filter(([id, text]) => text === defaults.get(id) && lettersOf(text) && !alikeIn(name).includes(text));
      expect(left).toEqual([]);
    });

    it.each(translations)('keep to the letters, spaces and quotes of $name', ({ file, name }) => {
      for (const [id, text] of Object.entries(readTexts(file))) expect(misspelled(text, name), `${id}: ${text}`).toEqual([]);
    });
  });
});
