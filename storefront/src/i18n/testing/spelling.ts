/**
 * Texts that a language writes as English does: names, abbreviations, loan words and words of the same descent.
 * Everything else that is equal to the English text was forgotten.
 */
const alike: Readonly<Record<string, readonly string[]>> = {
  pl_PL: ['Status', 'Menu', 'Newsletter', 'Region', 'NIP', 'Eircode'],
  de_DE: [
    'Status',
    'Filter',
    'Details',
    'Video',
    '(optional)',
    'Newsletter',
    'Name',
    'Region',
    'NIP',
    'Eircode',
    'Fax',
  ],
  fr_FR: [
    'Date',
    'Newsletter',
    'Total',
    'Page {page}',
    '{title} – page {page}',
    'Description',
    'Menu',
    'Notifications',
    'Suggestions',
    'Communications',
    'Canton',
    'Province',
    'NIP',
    'Eircode',
    'Message',
  ],
  fr_CA: [
    'Date',
    'Total',
    'Page {page}',
    '{title} – page {page}',
    'Description',
    'Menu',
    'Notifications',
    'Suggestions',
    'Communications',
    'Canton',
    'Province',
    'NIP',
    'Eircode',
    'Message',
  ],
  nl_NL: [
    'Status',
    'Filters',
    'Details',
    'Video',
    'Menu',
    'Account',
    'NIP',
    'Eircode',
    '{count, plural, one {# product} other {# producten}}',
  ],
  pt_PT: ['Total', 'Menu', 'Newsletter', 'NIP', 'Eircode'],
  it_IT: ['Password', 'NIP', 'Eircode', 'Fax', 'Video', 'Newsletter', 'Home', 'Menu', 'Account', 'No'],
  es_ES: ['Total', 'NIP', 'Eircode', 'No'],
};

/** Texts that a locale may share with English. */
export const getTextsEqualToEnglish = (locale: string): readonly string[] => alike[locale] ?? [];

/** Whether a text has words of its own beside its placeholders: `{from} – {to}` is the same everywhere. */
export function hasWords(text: string): boolean {
  return /\p{L}/u.test(text.replace(/\{(?:\w+|\w+, plural, =1 \{\{\w+\}\} other \{#.\{\w+\}\})\}/gu, ''));
}

/** Letters beyond A to Z, CLDR's exemplar characters as far as shops use them. */
const letters: Readonly<Record<string, string>> = {
  pl: 'ąćęłńóśźż',
  de: 'äöüß',
  fr: 'àâæçéèêëîïôœùûüÿ',
  nl: 'áéèëíïóöúü',
  pt: 'áâãàçéêíóôõú',
  it: 'àèéìòù',
  es: 'áéíñóúü',
  en: '',
};

/** Quotes, the straight ones never among them. */
const quotes: Readonly<Record<string, string>> = {
  pl: '„”«»',
  de: '„“‚‘',
  fr: '«»’',
  nl: '‘’“”',
  pt: '«»’',
  it: '«»’',
  es: '«»’',
  en: '‘’“”',
};

/** What stands wrongly before a mark or inside quotes. */
const spacing: Readonly<Record<string, RegExp>> = {
  fr_FR: /[^\u202f\d{}]:(?= |$)|[^\u202f][?!;](?= |$)|«[^\u202f]|[^\u202f]»/gu,
  fr_CA: /[^\u00a0\d{}]:(?= |$)|[\s\u00a0\u202f][?!;]|«[^\u00a0]|[^\u00a0]»/gu,
};

/** No language but French has a space before a mark or inside quotes. */
const noSpaceBeforeMarks = /\s[:?!;»”]/gu;

/**
 * Finds what a text has of other languages' letters, quotes and spaces.
 *
 * @param locale data key, e.g. `fr_CA`
 */
export function misspelled(text: string, locale: string): string[] {
  const language = locale.slice(0, 2);
  const foreign = Array.from(text).filter(
    (character) =>
      (/\p{L}/u.test(character) &&
        !/[a-z]/i.test(character) &&
        !(letters[language] ?? '').includes(character.toLowerCase())) ||
      (/["'„“”‚‘’«»]/u.test(character) && !(quotes[language] ?? '').includes(character)),
  );
  return [...foreign, ...(text.match(spacing[locale] ?? noSpaceBeforeMarks) ?? [])];
}

/**
 * Finds the words with which a Dutch text addresses its reader formally, e.g. `Uw`. The shop writes `je` and `jouw`.
 *
 * @param text a message, or the code of a table of strings; names of values in braces are no words of the text
 */
export function formalDutch(text: string): string[] {
  return text.replace(/\{\w+(?=[,}])/g, '').match(/(?<!\p{L})(?:u|uwe?|uzelf)(?!\p{L})/giu) ?? [];
}
