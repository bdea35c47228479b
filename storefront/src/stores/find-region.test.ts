import { describe, expect, it } from 'vitest';
import { findRegion } from './find-region.ts';

const regions = ['', 'Łódzkie', 'Москва', 'Αττική', '東京都', '—'].map((name) => ({ name }));

describe('findRegion', () => {
  it.each([
    ['lodzkie', 'Łódzkie'],
    ['МОСКВА', 'Москва'],
    ['αττικη', 'Αττική'],
    ['東京都', '東京都'],
  ])('finds %s', (text, name) => expect(findRegion(regions, text)).toEqual({ name }));

  it.each(['', ' ', '—', 'Пермь', '大阪府'])('finds nothing for %j', (text) =>
    expect(findRegion(regions, text)).toBeUndefined(),
  );
});
