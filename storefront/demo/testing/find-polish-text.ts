import { brands } from '../catalog/brands.ts';
import { products } from '../catalog/index.ts';
import { PHYSICAL_STORES } from '../stores/physical-stores.ts';

/** Polish proper names that stay in every language: brands, producers, and names and addresses of physical stores. */
const PROPER_NAMES: readonly string[] = [
  ...Object.values(brands).flatMap(({ label, operator }) => [operator, label]),
  ...PHYSICAL_STORES.flatMap(({ name, address1, city, region }) => [name, address1, city, region]),
  // Reviewers sign in Polish, and directions to a store name a street.
  ...products.flatMap(({ reviews }) => reviews.map(({ nickname }) => nickname)),
  'ul. Wileńska',
].sort((one, other) => other.length - one.length);

/** Any of the proper names as whole words; a name such as Wit begins many others. */
const PROPER_NAME = new RegExp(
  `(?<!\\p{L})(?:${PROPER_NAMES.map((name) => name.replaceAll(/[.+*?()|]/gu, '\\$&')).join('|')})(?!\\p{L})`,
  'gu',
);

/** Frequent Polish words without Polish letters that are no English words; names of URL keys are no texts. */
const POLISH_WORDS =
  /\b(?:jest|oraz|przez|albo|lub|dla|nie|tylko|czy|jak|przy|bez|pod|wszystkie|produkt(?:y|u|em)|opinie|porcja|porcji|dziennie|dzienna|suplement(?:y)? diety|kapsu[lł]ki|tabletki|witamin[ay]|minera[lł]y|magnez|cynk|kolagen|krople|zamówieni[ea]|koszyk|dostawa|sklep(?:y|ie|u|em)?|marki|sposób|składniki|godzin[ay]?|dni|zwrot|strona|szukaj|wybierz|zobacz|kupuj|cena|ceny|razem|nasze|nasza|nasz)\b/iu;

const POLISH_LETTERS = /[ąćęłńśźżĄĆĘŁŃŚŹŻ]/u;

/** Text whose spaces and ampersands are plain characters. */
const decodeSpaces = (text: string): string => text.replaceAll(/&nbsp;|\u00a0/gu, ' ').replaceAll('&amp;', '&');

/**
 * Returns the parts of a text that are Polish: sentences with Polish letters or frequent Polish words. Proper names,
 * URLs and email addresses are left out, as is what is marked as Polish with `lang="pl"`.
 *
 * @param text Plain text or HTML.
 */
export function findPolishText(text: string): string[] {
  return decodeSpaces(text)
    .replaceAll(/<(?!html\b)(\w+)[^>]* lang="pl[^>]*>[\s\S]*?<\/\1>/gu, '')
    .replaceAll(
      / (?:href|src|srcset|action|id|for|class|data-[\w-]+|aria-(?:controls|labelledby|describedby)|style)="[^"]*"/gu,
      '',
    )
    .replaceAll(PROPER_NAME, '')
    .split(/[<>\n]|(?<=[.!?]) /u)
    .filter((part) => !/^\/?[\w-]+(?:\/[\w-]+)*(?:\.html)?$/u.test(part))
    .map((part) => part.replaceAll(/\S+@\S+|https?:\S+|\/[\w./-]+/gu, '').trim())
    .filter((part) => POLISH_LETTERS.test(part) || POLISH_WORDS.test(part));
}
