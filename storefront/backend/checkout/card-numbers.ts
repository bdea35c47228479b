/** What the sandbox provider says about a card. */
export type CardResult = 'Authorised' | 'IdentifyShopper' | 'ChallengeShopper' | 'Refused';

/** Test numbers with a fate of their own; every other valid number is authorized immediately. */
const FATES: Readonly<Record<string, CardResult>> = {
  '4000000000000002': 'Refused',
  '4000000000003220': 'IdentifyShopper',
  '4000000000003063': 'ChallengeShopper',
};

/** Answer to a challenge that proves the shopper; every other one is wrong. */
const RIGHT_ANSWER = '1234';

/** Digits of a card number as typed: spaces and hyphens are dropped. Null when it is no valid number. */
export function readCardNumber(typed: string): string | null {
  const digits = typed.replace(/[\s-]/gu, '');
  return /^\d{12,19}$/u.test(digits) && hasCheckDigit(digits) ? digits : null;
}

/** Luhn's check (ISO/IEC 7812-1). */
function hasCheckDigit(digits: string): boolean {
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

/** What happens to a card when it is presented. */
export function tokenizeCard(digits: string): CardResult {
  return FATES[digits] ?? 'Authorised';
}

/** Magento's code of a card's brand. */
export function cardBrand(digits: string): string {
  if (digits.startsWith('4')) return 'VI';
  if (/^(?:5[1-5]|2[2-7])/u.test(digits)) return 'MC';
  if (/^3[47]/u.test(digits)) return 'AE';
  return 'OT';
}

/**
 * What becomes of a card after the shopper's answer. Identification accepts any answer (it is the device's data);
 * a challenge accepts the right one only, and after a wrong one asks again.
 */
export function answerChallenge(result: CardResult, answer: string): CardResult {
  switch (result) {
    case 'IdentifyShopper':
      return answer === '' ? 'Refused' : 'Authorised';
    case 'ChallengeShopper':
      return answer === RIGHT_ANSWER ? 'Authorised' : 'ChallengeShopper';
    case 'Authorised':
    case 'Refused':
      return result;
  }
}
