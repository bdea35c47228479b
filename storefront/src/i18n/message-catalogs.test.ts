import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { parseMessageCatalog } from '../../vite/messages-plugin.ts';
import { locales, localeTag, sourceLocale } from './locale.ts';
import { getArguments, missingPlurals } from './testing/message-parts.ts';
import { formalDutch, getTextsEqualToEnglish, hasWords, misspelled } from './testing/spelling.ts';
import { writtenStrings } from './testing/written-strings.ts';

const source = path.resolve(import.meta.dirname, '..');
const readTexts = (file: string) => parseMessageCatalog(readFileSync(file, 'utf8'));

const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).map((file) => file.split(path.sep).join('/'));

const catalogs = files
  .filter((file) => path.posix.basename(file) === `${sourceLocale}.json`)
  .map((file) => {
    const folder = path.posix.dirname(file);
    return {
      feature: path.posix.dirname(folder),
      english: readTexts(path.join(source, file)),
      translations: readdirSync(path.join(source, folder)).map((name) => ({
        file: path.join(source, folder, name),
        name: path.basename(name, '.json'),
      })),
    };
  });

describe('getArguments and missingPlurals', () => {
  it('find values, tags and missing plural forms at any depth', () => {
    const message = parse(
      '<b>{name}</b> {count, plural, one {# {unit}} other {{sex, select, f {{y, plural, few {} other {}}} other {}}}}',
    );
    expect(getArguments(message)).toEqual(['<b>', 'count', 'name', 'sex', 'unit', 'y']);
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

describe('formalDutch', () => {
  it.each([
    ['Kunt u uw mail bekijken?', ['u', 'uw']],
    ['{count, plural, one {Uw e-mail is verstuurd.} other {Naar # personen}}', ['Uw']],
    ['Over een uur zie je {u} in het menu; {uw, plural, other {#}}', []],
  ])('finds the formal words of "%s" and no others', (text, found) => {
    expect(formalDutch(text)).toEqual(found);
  });
});

describe('Dutch texts', () => {
  const packages = path.resolve(source, '../..');
  const dutch = [
    ...catalogs.flatMap(({ translations }) => translations.flatMap(({ file, name }) => (name === 'nl_NL' ? file : []))),
    ...['ui', 'page-builder'].map((name) => path.join(packages, name, 'src/strings/nl-NL.ts')),
  ].map((file) => path.relative(packages, file));

  it.each(dutch)('address the shopper as "je" in %s', (file) => {
    const lines = readFileSync(path.join(packages, file), 'utf8').split('\n');
    expect(lines.filter((line) => formalDutch(line).length > 0)).toEqual([]);
  });
});

describe('messages', () => {
  it('have one id each', () => {
    const ids = catalogs.flatMap(({ english }) => Object.keys(english));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('are all shown somewhere', () => {
    const strings = new Set<string>();
    const templates: RegExp[] = [];
    for (const folder of [source, path.resolve(source, '../server')]) {
      for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!/(?<!\.test|\.stories)\.tsx?$/.test(file)) continue;
        const found = writtenStrings(file, readFileSync(path.join(folder, file), 'utf8'));
        for (const text of found.strings) strings.add(text);
        templates.push(...found.templates);
      }
    }
    expect(
      catalogs
        .flatMap(({ english }) => Object.keys(english))
        .filter((id) => !strings.has(id) && !templates.some((template) => template.test(id))),
    ).toEqual([]);
  });

  describe.each(catalogs)('of $feature', ({ feature, english, translations }) => {
    it('are in the catalog of that name', () => {
      expect(readFileSync(path.join(source, feature, 'messages.ts'), 'utf8')).toMatch(
        new RegExp(`defineMessageCatalog\\(\\s*'${feature}'`),
      );
    });

    it('[I18-02] have a text in each locale of the shop, and no text is without a message', () => {
      expect(translations.map(({ name }) => name).sort()).toEqual([...locales].sort());
      for (const { file, name } of translations)
        expect(Object.keys(readTexts(file)).sort(), name).toEqual(Object.keys(english).sort());
    });

    it.each(translations)('are sound in $name', ({ file, name }) => {
      for (const [id, text] of Object.entries(readTexts(file))) {
        expect(text.trim(), id).not.toBe('');
        const message = parse(text);
        expect(getArguments(message), id).toEqual(getArguments(parse(english[id] ?? '')));
        expect(missingPlurals(message, localeTag(name)), id).toEqual([]);
      }
    });

    it.each(translations.filter(({ name }) => !name.startsWith('en')))(
      'are not left in English in $name',
      ({ file, name }) => {
        const left = Object.entries(readTexts(file)).filter(
          ([id, text]) => text === english[id] && hasWords(text) && !getTextsEqualToEnglish(name).includes(text),
        );
        expect(left).toEqual([]);
      },
    );

    it.each(translations.filter(({ name }) => name !== sourceLocale))(
      'keep to the letters, spaces and quotes of $name',
      ({ file, name }) => {
        for (const [id, text] of Object.entries(readTexts(file)))
          expect(misspelled(text, name), `${id}: ${text}`).toEqual([]);
      },
    );
  });
});
