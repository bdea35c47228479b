import fc from 'fast-check';

const letters = 'aąbcćdeęłńoóśźżABCŁŻWMwm0123456789+®™µ%–-.,()/&×äéß';

const word = fc.string({ unit: fc.constantFrom(...Array.from(letters)), minLength: 1, maxLength: 24 });

/** Texts as they may stand on a label: usual ones, long ones, and nonsense. */
export const labelTexts: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    'Witamina C',
    'Witamina D3+K2',
    'Kompleks witamin i składników mineralnych dla kobiet w ciąży',
    'Konstantynopolitańczykowianeczka',
    'Żółć, gęśl i jaźń 500 µg',
    'B',
  ),
  fc.array(word, { minLength: 1, maxLength: 9 }).map((words) => words.join(' ')),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
);
