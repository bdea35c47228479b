import { describe, expect, it } from 'vitest';
import { answerChallenge, cardBrand, tokenizeCard, readCardNumber } from './card-numbers.ts';

describe('card sandbox', () => {
  it('reads numbers as they are typed and checks their last digit', () => {
    expect(readCardNumber('4111 1111-1111 1111')).toBe('4111111111111111');
    expect(readCardNumber('4111111111111112')).toBeNull();
    expect(readCardNumber('4111')).toBeNull();
    expect(readCardNumber('karta')).toBeNull();
  });

  it.each([
    ['4111111111111111', 'Authorised'],
    ['4000000000000002', 'Refused'],
    ['4000000000003220', 'IdentifyShopper'],
    ['4000000000003063', 'ChallengeShopper'],
  ])('[CHK-32] answers %s with %s', (number, result) => {
    expect(readCardNumber(number)).toBe(number);
    expect(tokenizeCard(number)).toBe(result);
  });

  it('authorizes a challenged card by the right answer only', () => {
    expect(answerChallenge('ChallengeShopper', '1234')).toBe('Authorised');
    expect(answerChallenge('ChallengeShopper', '0000')).toBe('ChallengeShopper');
    expect(answerChallenge('IdentifyShopper', 'device data')).toBe('Authorised');
    expect(answerChallenge('IdentifyShopper', '')).toBe('Refused');
    expect(answerChallenge('Refused', '1234')).toBe('Refused');
  });

  it('tells the brands apart', () => {
    expect(['4111', '5555', '2223', '3782', '6011'].map(cardBrand)).toEqual(['VI', 'MC', 'MC', 'AE', 'OT']);
  });
});
