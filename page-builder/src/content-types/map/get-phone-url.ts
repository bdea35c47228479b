const extension =
  /[\s,;]*(?:ext(?:ension|\.)?|x|wew\.?|int(?:erno|\.)?|poste|durchwahl|dw\.?|toestel|#)[\s.:]*(\d{1,6})\s*$/i;
/** Label before a number: any words with a colon, or a common one such as `Tel.` without. */
const label = /^(?:[^\d+(:]*\p{L}[^\d+(:]*:|(?:t|t[eé]l\p{L}*|phone|fon|mob\p{L}*)[.\s])[.\s]*/iu;
/** Words in brackets after a number. */
const note = /\s*\([^()\d]*\p{L}[^()\d]*\)$/u;
/** Country codes after which the zero is part of the number, in Italy and San Marino. */
const keepsZero = /^(?:\+|00)\s*(?:39|378)\s*$/;
const keys = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];

/**
 * Returns the `tel:` URL of a phone number as people write it: `+49 (0)30 123456` without the zero that is dialed at
 * home only, `1-800-FLOWERS` by the keys of the letters, `22 123 45 67 ext. 8` with its extension, `Mobil: 0170 123456`
 * and `22 123 45 67 (biuro)` without their words.
 *
 * @returns undefined if the text is not exactly one number, or a fax
 */
export function getPhoneUrl(phone: string): string | undefined {
  if (/fax|faks/i.test(phone)) return undefined;
  const number = phone.trim().replace(note, '');
  const suffix = extension.exec(number)?.[1];
  const text = number
    .replace(extension, '')
    .replace(label, '')
    .replace(/^((?:\+|00)[\d\s]{1,6})\(0\)/, (_, country: string) => country + (keepsZero.test(country) ? '0' : ''))
    .replace(/(?<=[\d\s.-])[A-Z]{3,}\b/g, toDigits)
    .trim();
  if (!/^\+?[\d\s().\-\u2010-\u2013/]+$/.test(text)) return undefined;
  const isInternational = /^(?:\+|00)/.test(text);
  // One number may have a slash after its area code, and two numbers between them.
  const [area = '', ...rest] = text.split('/').map((part) => part.replace(/\D/g, ''));
  if (rest.length > 1 || (rest.length === 1 && area.length > (isInternational ? 7 : 5))) return undefined;
  const digits = area + rest.join('');
  if (digits.length < 3 || digits.length > 15) return undefined;
  return `tel:${text.startsWith('+') ? '+' : ''}${digits}${suffix === undefined ? '' : `;ext=${suffix}`}`;
}

/** Returns the digits of a word, as on the keys of a phone. */
function toDigits(word: string): string {
  return Array.from(word, (letter) => keys.findIndex((key) => key.includes(letter)) + 2).join('');
}
