import type { UiWords } from '@witryna/ui/provider';
import { words as deDE } from '@witryna/ui/strings/de-DE';
import { words as enGB } from '@witryna/ui/strings/en-GB';
import { words as enUS } from '@witryna/ui/strings/en-US';
import { words as frCA } from '@witryna/ui/strings/fr-CA';
import { words as frFR } from '@witryna/ui/strings/fr-FR';
import { words as nlNL } from '@witryna/ui/strings/nl-NL';
import { words as plPL } from '@witryna/ui/strings/pl-PL';
import { words as ptPT } from '@witryna/ui/strings/pt-PT';
import { pseudoWords } from '../storefront/src/testing/pseudo-text.ts';

/** The words of the components by locale. */
export const wordTables: Readonly<Record<string, UiWords>> = {
  'fr-CA': frCA,
  'en-US': enUS,
  'fr-FR': frFR,
  'de-DE': deDE,
  'en-GB': enGB,
  'nl-NL': nlNL,
  'pl-PL': plPL,
  'pt-PT': ptPT,
  'en-XA': pseudoWords(enGB),
};
