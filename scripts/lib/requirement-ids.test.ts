import { describe, expect, it } from 'vitest';
import { coverageOf, idsInTitle, idsOf } from './requirement-ids.mjs';

const areas = { CRT: { area: 'Cart', count: 12 }, I18: { area: 'Languages', count: 2 } };

describe('ids of an area', () => {
  it('have two digits at least', () => {
    expect(idsOf('CRT', 10)).toEqual(expect.arrayContaining(['CRT-01', 'CRT-09', 'CRT-10']));
    expect(idsOf('CRT', 10)).toHaveLength(10);
  });
});

describe('ids in a title', () => {
  it('stand in brackets, alone or together', () => {
    expect(idsInTitle('[CRT-01] keeps the cart', areas)).toEqual(['CRT-01']);
    expect(idsInTitle('cart › [CRT-01, CRT-02] keeps the cart', areas)).toEqual(['CRT-01', 'CRT-02']);
    expect(idsInTitle('[CRT-01][I18-02] keeps the cart', areas)).toEqual(['CRT-01', 'I18-02']);
    expect(idsInTitle('[CRT-01 I18-02; CRT-03] keeps the cart', areas)).toEqual(['CRT-01', 'I18-02', 'CRT-03']);
  });

  it('are not found outside of brackets or with a prefix of another list', () => {
    expect(idsInTitle('keeps the cart as CRT-01 says', areas)).toEqual([]);
    expect(idsInTitle('[MM-03] opens the menu', areas)).toEqual([]);
    expect(idsInTitle('[mobile] keeps the cart', areas)).toEqual([]);
  });
});

describe('coverage', () => {
  it('is proven by a passed test, unless another one that names the id failed', () => {
    const coverage = coverageOf(
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

  it('tells ids that do not exist', () => {
    const coverage = coverageOf([{ title: '[CRT-13] one too many', status: 'passed' }], areas);
    expect([...coverage.unknown]).toEqual(['CRT-13']);
    expect(coverage.proven.size).toBe(0);
  });
});
