import { describe, expect, it } from 'vitest';
import { getCoverage, idsInTitle, readAreas, readReasons, type Areas } from './requirement-ids.mjs';

const numbered = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${prefix}-${String(index + 1).padStart(2, '0')}`);
const withSentence = (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, 'Some sentence.']));
const areas: Areas = {
  CRT: { area: 'Cart', requirements: withSentence(numbered('CRT', 12)) },
  I18: { area: 'Locales', requirements: withSentence(numbered('I18', 2)) },
};

describe('requirements', () => {
  it('are numbered from 01 in each area', () => {
    for (const [prefix, { requirements }] of Object.entries(readAreas())) {
      const ids = Object.keys(requirements);
      expect(ids).toEqual(numbered(prefix, ids.length));
    }
  });

  it('are sentences', () => {
    const sentences = Object.values(readAreas()).flatMap(({ requirements }) => Object.values(requirements));
    expect(sentences.filter((sentence) => !/^\S.*\.[”"]?$/u.test(sentence))).toEqual([]);
  });

  it('include each one that has a reason for having no test', () => {
    const known = Object.values(readAreas()).flatMap(({ requirements }) => Object.keys(requirements));
    expect(known).toEqual(expect.arrayContaining(Object.keys(readReasons())));
  });
});

describe('idsInTitle', () => {
  it('returns the ids in brackets, alone or together', () => {
    expect(idsInTitle('[CRT-01] keeps the cart', areas)).toEqual(['CRT-01']);
    expect(idsInTitle('cart › [CRT-01, CRT-02] keeps the cart', areas)).toEqual(['CRT-01', 'CRT-02']);
    expect(idsInTitle('[CRT-01][I18-02] keeps the cart', areas)).toEqual(['CRT-01', 'I18-02']);
    expect(idsInTitle('[CRT-01 I18-02; CRT-03] keeps the cart', areas)).toEqual(['CRT-01', 'I18-02', 'CRT-03']);
  });

  it('ignores ids outside brackets and ids with the prefix of another list', () => {
    expect(idsInTitle('keeps the cart as CRT-01 says', areas)).toEqual([]);
    expect(idsInTitle('[MM-03] opens the menu', areas)).toEqual([]);
    expect(idsInTitle('[mobile] keeps the cart', areas)).toEqual([]);
  });
});

describe('getCoverage', () => {
  it('returns an id as proven when a test that names it passed and none failed', () => {
    const coverage = getCoverage(
      [
        { title: '[CRT-01] one', status: 'passed' },
        { title: '[CRT-01] two', status: 'failed' },
        { title: '[CRT-02] three', status: 'passed' },
        { title: '[CRT-03] four', status: 'skipped' },
      ],
      areas,
    );
    expect([...coverage.proven]).toEqual(['CRT-02']);
    expect([...coverage.failing]).toEqual(['CRT-01']);
  });

  it('returns ids that do not exist as unknown', () => {
    const coverage = getCoverage([{ title: '[CRT-13] one too many', status: 'passed' }], areas);
    expect([...coverage.unknown]).toEqual(['CRT-13']);
    expect(coverage.proven.size).toBe(0);
  });
});
