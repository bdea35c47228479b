import { describe, expect, it } from 'vitest';
import { shortenText } from './shorten-text.ts';

describe('shortenText', () => {
  it.each([
    ['', ''],
    [' So hängt\n\nsie. ', 'So hängt sie.'],
    ['So hängt die Leuchte', 'So hängt die…'],
    ['So hängt dieses Licht', 'So hängt…'],
    ['Donaudampfschifffahrt', 'Donaudampfsch…'],
  ])('cuts %j after a word', (text, short) => {
    expect(shortenText(text, 13)).toBe(short);
  });
});
