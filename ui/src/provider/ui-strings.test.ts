import { describe, expect, it } from 'vitest';
import { strings as deDE } from '../strings/de-DE.ts';
import { strings as enGB } from '../strings/en-GB.ts';
import { strings as enUS } from '../strings/en-US.ts';
import { strings as esES } from '../strings/es-ES.ts';
import { strings as frCA } from '../strings/fr-CA.ts';
import { strings as frFR } from '../strings/fr-FR.ts';
import { strings as itIT } from '../strings/it-IT.ts';
import { strings as nlNL } from '../strings/nl-NL.ts';
import { strings as plPL } from '../strings/pl-PL.ts';
import { strings as ptPT } from '../strings/pt-PT.ts';
import type { UiStrings } from './ui-strings.ts';

const tables: Readonly<Record<string, UiStrings>> = {
  'de-DE': deDE,
  'en-GB': enGB,
  'es-ES': esES,
  'fr-CA': frCA,
  'fr-FR': frFR,
  'it-IT': itIT,
  'nl-NL': nlNL,
  'pl-PL': plPL,
  'pt-PT': ptPT,
};

const hours = { startDay: 'A', endDay: 'B', startTime: 'D', endTime: 'E', timeZone: 'C' };

/**
 * Returns every text by its path, e.g. `drawer.titles.MENU`; for a function, its result for 2 (and 3) or for opening
 * hours.
 */
function getTexts(strings: object, path = ''): Map<string, string> {
  const texts = Object.entries(strings).flatMap(([name, word]: [string, unknown]): [string, string][] => {
    const own = path + name;
    if (typeof word === 'function')
      return [[own, String(Reflect.apply(word, undefined, name === 'hoursText' ? [hours] : [2, 3]))]];
    return typeof word === 'object' && word !== null ? [...getTexts(word, `${own}.`)] : [[own, String(word)]];
  });
  return new Map(texts);
}

/** Texts that are correctly the same as in English. */
const sameAsEnglish: Readonly<Record<string, readonly string[]>> = {
  'de-DE': ['addressForm.fax', 'consentCheckbox.optionalLabel', 'field.optionalLabel'], // fax, optional
  'es-ES': [],
  'fr-CA': ['pagination.pageLabel', 'searchPanel.suggestionsLabel', 'toaster.label'], // as in France
  'fr-FR': ['pagination.pageLabel', 'searchPanel.suggestionsLabel', 'toaster.label'], // page, suggestions, notifications
  'it-IT': ['fileUpload.formatSize', 'gallery.video'], // MB, video
  'nl-NL': [
    'addressForm.postcode', // postcode
    'fileUpload.formatSize', // MB
    'filterButton.label', // filters
    'filterDialog.title',
    'filterPanel.label',
    'gallery.video', // video
  ],
  'pl-PL': [],
  'pt-PT': ['fileUpload.formatSize'], // MB
};

const english = getTexts(enGB);

describe.each(Object.entries(tables))('strings in %s', (_, strings) => {
  const texts = getTexts(strings);

  it('have the keys of the English ones, and none is empty', () => {
    expect([...texts.keys()].toSorted()).toEqual([...english.keys()].toSorted());
    expect([...texts].filter(([, text]) => text.trim() === '' || text.includes('undefined'))).toEqual([]);
  });
});

/** What the addresses of each country read, in the order of the keys below. */
const addressStrings: Readonly<Record<string, readonly string[]>> = {
  'de-DE': ['Zum Beispiel 10115', 'Bundesland', 'Land: Deutschland'],
  'en-GB': ['For example OX1 4AG', 'County', 'Country: United Kingdom'],
  'en-US': ['For example 10001', 'State', 'Country: United States'],
  'es-ES': ['Por ejemplo, 28013', 'Provincia', 'País: España'],
  'fr-CA': ['Par exemple H2X 1Y4', 'Province', 'Pays\u202f: Canada'],
  'fr-FR': ['Par exemple 75001', 'Région', 'Pays\u202f: France'],
  'it-IT': ['Per esempio 00184', 'Provincia', 'Paese: Italia'],
  'nl-NL': ['Bijvoorbeeld 1012 AB', 'Provincie', 'Land: Nederland'],
  'pl-PL': ['Na przykład 31-042', 'Województwo', 'Kraj: Polska'],
  'pt-PT': ['Por exemplo, 1000-001', 'Distrito', 'País: Portugal'],
};

describe('strings of an address form', () => {
  it.each(Object.entries(addressStrings))('in %s describe addresses of that country', (locale, expected) => {
    const texts = getTexts(locale === 'en-US' ? enUS : (tables[locale] ?? {}));
    expect(['postcodeHint', 'region', 'country'].map((key) => texts.get(`addressForm.${key}`))).toEqual(expected);
  });

  it.each(Object.keys(addressStrings).filter((locale) => locale !== 'pl-PL'))(
    'in %s name no Polish number',
    (locale) => {
      expect([...getTexts(locale === 'en-US' ? enUS : (tables[locale] ?? {})).values()].join(' ')).not.toMatch(
        /NIP|31-042/,
      );
    },
  );
});

describe('strings in en-US', () => {
  it('differ from the British ones that they replace', () => {
    const american = getTexts(enUS);
    expect([...american].filter(([path, text]) => (english.get(path) ?? text) === text)).toEqual([]);
  });
});

describe.each(Object.entries(sameAsEnglish))('strings in %s', (locale, same) => {
  const texts = [...getTexts(tables[locale] ?? {})];

  it('are translated', () => {
    expect(
      texts
        .filter(([path, text]) => text === english.get(path))
        .map(([path]) => path)
        .toSorted(),
    ).toEqual(same);
  });

  it('use typographic quotes and apostrophes', () => {
    expect(texts.filter(([, text]) => /["'`]/.test(text))).toEqual([]);
  });
});

it('have no-break spaces in French before two-part punctuation: in France before all marks, in Canada before the colon', () => {
  const breaking = (strings: UiStrings, marks: RegExp) => [...getTexts(strings)].filter(([, text]) => marks.test(text));
  expect(breaking(frFR, /[^\u202f][:?!;]/)).toEqual([]);
  expect(breaking(frCA, /[^\u202f]:|\s[?!;]/)).toEqual([]);
});

describe('counts', () => {
  const said = (say: (count: number) => string) => [1, 2, 5, 22].map(say);

  it('have the three plural forms of Polish', () => {
    expect(said(plPL.filterDialog.applyLabel)).toEqual([
      'Pokaż 1 produkt',
      'Pokaż 2 produkty',
      'Pokaż 5 produktów',
      'Pokaż 22 produkty',
    ]);
    expect(said(plPL.searchPanel.countText)).toEqual([
      '1 podpowiedź',
      '2 podpowiedzi',
      '5 podpowiedzi',
      '22 podpowiedzi',
    ]);
    expect(said((count) => plPL.ratingDistribution.rowLabel(4, count))).toEqual([
      'Ocena 4 na 5: 1 opinia',
      'Ocena 4 na 5: 2 opinie',
      'Ocena 4 na 5: 5 opinii',
      'Ocena 4 na 5: 22 opinie',
    ]);
    expect(said(plPL.textArea.charactersLeft)).toEqual([
      'Pozostał 1 znak',
      'Pozostały 2 znaki',
      'Pozostało 5 znaków',
      'Pozostały 22 znaki',
    ]);
    expect(said(plPL.quantityStepper.aboveMax)).toEqual([
      'Możesz mieć najwyżej 1 sztukę.',
      'Możesz mieć najwyżej 2 sztuki.',
      'Możesz mieć najwyżej 5 sztuk.',
      'Możesz mieć najwyżej 22 sztuki.',
    ]);
  });

  it('use the same forms for characters in Polish', () => {
    expect(said(plPL.passwordField.lengthRule)).toEqual([
      'co najmniej 1 znak',
      'co najmniej 2 znaki',
      'co najmniej 5 znaków',
      'co najmniej 22 znaki',
    ]);
  });

  it('are singular for one, and in French for zero', () => {
    expect(Object.values(tables).map(({ filterDialog }) => filterDialog.applyLabel(1))).toEqual([
      '1 Produkt anzeigen',
      'Show 1 product',
      'Ver 1 producto',
      'Voir 1 produit',
      'Voir 1 produit',
      'Mostra 1 prodotto',
      'Toon 1 product',
      'Pokaż 1 produkt',
      'Mostrar 1 produto',
    ]);
    expect([frFR, ptPT].map(({ filterDialog }) => filterDialog.applyLabel(0))).toEqual([
      'Voir 0 produit',
      'Mostrar 0 produtos',
    ]);
  });
});
