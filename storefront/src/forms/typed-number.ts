/** The minus sign and the long vowel mark: the key of the hyphen writes them between digits on Japanese keyboards. */
const hyphens = /[\u2212\u30fc]/g;

/** The same between two digits of a longer text, in which the mark also lengthens vowels; with half-width forms. */
const hyphensOfNumbers = /(\d)[\u2212\u30fc\uff0d\uff70](?=\d)/g;

const arabicDigits = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** Returns a postcode or telephone number with ASCII digits and hyphens, whatever keyboard it was typed on. */
export function normalizeTypedNumber(value: string): string {
  return value
    .normalize('NFKC')
    .trim()
    .replace(hyphens, '-')
    .replace(arabicDigits, (digit) => String(digit.charCodeAt(0) % 16));
}

/** Returns an order number as the backend knows it: Magento's mails write `#000000012`, which shoppers copy. */
export const normalizeOrderNumber = (value: string): string => normalizeTypedNumber(value).replace(/^#\s*/, '');

/** Returns a line of a street whose full-width digits and hyphens are those of ASCII: `１ー２` becomes `1-2`. */
export function normalizeHouseNumber(line: string): string {
  return line.replace(/[\uff10-\uff19]/g, (digit) => digit.normalize('NFKC')).replace(hyphensOfNumbers, '$1-');
}
