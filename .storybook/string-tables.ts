import type { WitrynaProviderProps } from '@witryna/ui/provider';
import { strings as deDE } from '@witryna/ui/strings/de-DE';
import { strings as enGB } from '@witryna/ui/strings/en-GB';
import { strings as enUS } from '@witryna/ui/strings/en-US';
import { strings as esES } from '@witryna/ui/strings/es-ES';
import { strings as frCA } from '@witryna/ui/strings/fr-CA';
import { strings as frFR } from '@witryna/ui/strings/fr-FR';
import { strings as itIT } from '@witryna/ui/strings/it-IT';
import { strings as nlNL } from '@witryna/ui/strings/nl-NL';
import { strings as plPL } from '@witryna/ui/strings/pl-PL';
import { strings as ptPT } from '@witryna/ui/strings/pt-PT';
import { pseudoWords } from '../storefront/src/testing/pseudo-text.ts';

/** Strings of the components by locale; omitted strings are British English. */
export const stringTables: Readonly<Record<string, NonNullable<WitrynaProviderProps['strings']>>> = {
  'fr-CA': frCA,
  'en-US': enUS,
  'fr-FR': frFR,
  'de-DE': deDE,
  'en-GB': enGB,
  'nl-NL': nlNL,
  'pl-PL': plPL,
  'pt-PT': ptPT,
  'es-ES': esES,
  'it-IT': itIT,
  'en-XA': pseudoWords(enGB),
};
