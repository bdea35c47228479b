/** Digits of a date as it is typed, with a zero in front of a month that cannot have a second digit. */
function parseDigits(typed: string): string {
  const digits = typed
    .normalize('NFKC')
    .replace(/^\D*(\d)\s*[/.\-–]/u, '0$1')
    .replace(/\D/g, '');
  return (/^[2-9]/.test(digits) ? `0${digits}` : digits).slice(0, 6);
}

/** Returns whether a value is the one before with one run of characters taken out. */
function isDeletion(typed: string, previous: string): boolean {
  const removed = previous.length - typed.length;
  return (
    removed > 0 &&
    Array.from({ length: typed.length + 1 }, (_, at) => previous.slice(0, at) + previous.slice(at + removed)).includes(
      typed,
    )
  );
}

/**
 * Returns an expiry date as it is in the field while it is typed, e.g. `12/30` for `1230`.
 * A deletion leaves what remains as it is, so that it can go on through the slash, and a digit can be put right in its
 * place.
 *
 * @param typed new value of the field
 * @param previous value before
 */
export function formatCardExpiry(typed: string, previous: string): string {
  if (isDeletion(typed, previous)) return typed;
  const digits = parseDigits(typed);
  if (digits.length < 2) return digits;
  return `${digits.slice(0, 2)}/${digits.slice(2)}`;
}

/**
 * Returns an expiry date as `MM/YY`.
 *
 * @param typed e.g. `1230`, `12/30`, `12 / 2030` or `1/30`
 * @returns undefined when it is no month and year
 */
export function parseCardExpiry(typed: string): string | undefined {
  const [, month, year] = /^(0[1-9]|1[0-2])(?:20)?(\d{2})$/.exec(parseDigits(typed)) ?? [];
  return month && year && `${month}/${year}`;
}

/**
 * Returns whether a card is valid no longer.
 *
 * @param expiry `MM/YY`; the card is valid to the end of that month
 */
export function isCardExpired(expiry: string, now: Date): boolean {
  const [month = 0, year = 0] = expiry.split('/').map(Number);
  return new Date(2000 + year, month, 1) <= now;
}

/**
 * Returns where the caret belongs after formatting: behind the same digit, and behind the slash where that was the last
 * one.
 *
 * @param typed value of the field before formatting, `caret` in it
 * @param formatted as {@link formatCardExpiry} returns it
 */
export function getExpiryCaret(typed: string, caret: number, formatted: string): number {
  if (caret >= typed.length) return formatted.length;
  const digitsBefore = typed.slice(0, caret).replace(/\D/g, '').length;
  // A zero that was put in front moves what follows.
  const added = Math.max(0, formatted.replace(/\D/g, '').length - typed.replace(/\D/g, '').length);
  let seen = 0;
  let position = 0;
  while (position < formatted.length && seen < digitsBefore + added) {
    if (/\d/.test(formatted[position] ?? '')) seen += 1;
    position += 1;
  }
  return position;
}
