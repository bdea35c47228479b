import { strings as german } from '../page-builder/src/strings/de-DE.ts';
import { strings as british } from '../page-builder/src/strings/en-GB.ts';
import { strings as english } from '../page-builder/src/strings/en-US.ts';
import { strings as spanish } from '../page-builder/src/strings/es-ES.ts';
import { strings as canadianFrench } from '../page-builder/src/strings/fr-CA.ts';
import { strings as french } from '../page-builder/src/strings/fr-FR.ts';
import { strings as italian } from '../page-builder/src/strings/it-IT.ts';
import { strings as dutch } from '../page-builder/src/strings/nl-NL.ts';
import { strings as polish } from '../page-builder/src/strings/pl-PL.ts';
import { strings as portuguese } from '../page-builder/src/strings/pt-PT.ts';

const tables: Readonly<Record<string, typeof english>> = {
  'de-DE': german,
  'en-GB': british,
  'es-ES': spanish,
  'fr-CA': canadianFrench,
  'fr-FR': french,
  'it-IT': italian,
  'nl-NL': dutch,
  'pl-PL': polish,
  'pt-PT': portuguese,
};

/** Returns the strings of the Page Builder renderers in a locale of the toolbar, or in English. */
export function getContentTable(locale: string): typeof english {
  return tables[locale] ?? english;
}
