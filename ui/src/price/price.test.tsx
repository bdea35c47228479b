// @vitest-environment jsdom
import { render } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Price, type PriceProps } from './index.ts';

const labels = { sale: 'Cena promocyjna', regular: 'Cena regularna', lowest30Days: 'Najniższa cena z 30 dni przed obniżką:', from: 'od' };
const rendered = (props: Partial<PriceProps>) => {
  const { container, unmount } = render(<Price current="44,90 zł" labels={labels} {...props} />);
  const result = { text: container.textContent, struck: container.querySelector('s')?.textContent, lines: [...container.querySelectorAll('p')].map((line) => line.textContent) };
  unmount();
  return result;
};

describe('Price', () => {
  it('G-28 says in words which price is reduced, which was before and which was the lowest', () => {
    expect(rendered({ regular: '59,90 zł', lowest30Days: '49,90 zł', unit: '149,67 zł / 100 ml' }).lines).toEqual([
      'Cena promocyjna 44,90 zł Cena regularna 59,90 zł',
      '149,67 zł / 100 ml',
      'Najniższa cena z 30 dni przed obniżką: 49,90 zł',
    ]);
  });

  it('G-28 never shows a reduction without the lowest price of 30 days', () => {
    const amount = fc.option(fc.integer({ min: 1, max: 99_999 }).map((grosze) => `${grosze} gr`), { nil: undefined });
    fc.assert(
      fc.property(amount, amount, amount, fc.boolean(), (regular, lowest30Days, unit, from) => {
        const { text, struck } = rendered({ regular, lowest30Days, unit, from });
        const reduced = regular !== undefined && lowest30Days !== undefined;
        expect(struck).toBe(reduced ? regular : undefined);
        expect(text.includes(labels.lowest30Days)).toBe(reduced);
        expect(text.includes(labels.sale)).toBe(reduced);
      }),
      { numRuns: 40 },
    );
  });

  it('stands alone when nothing is reduced', () => {
    expect(rendered({}).text).toBe('44,90 zł');
  });

  it('says that it is the lowest of several', () => {
    expect(rendered({ from: true }).text).toBe('od 44,90 zł');
  });
});
