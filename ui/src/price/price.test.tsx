// @vitest-environment jsdom
import { render } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Price, type PriceProps } from './index.ts';

const strings = {
  sale: 'Cena promocyjna',
  regular: 'Cena regularna',
  lowest30Days: 'Najniższa cena z 30 dni przed obniżką:',
  from: 'od',
};
const rendered = (props: Partial<PriceProps>) => {
  const { container, unmount } = render(<Price final="44,90 zł" strings={strings} {...props} />);
  const result = {
    text: container.textContent,
    struck: [...container.querySelectorAll('s')].map((price) => price.textContent),
    lines: [...container.querySelectorAll('p')].map((line) => line.textContent),
  };
  unmount();
  return result;
};

describe('Price', () => {
  it('G-28 labels the reduced price and the previous price for screen readers', () => {
    expect(rendered({ regular: '59,90 zł', unit: '149,67 zł / 100 ml' }).lines).toEqual([
      'Cena promocyjna 44,90 zł Cena regularna 59,90 zł',
      '149,67 zł / 100 ml',
    ]);
  });

  it('G-28 crosses out the lowest price of the last 30 days instead of the regular one if it is given', () => {
    const { lines, struck } = rendered({ regular: '59,90 zł', lowest30Days: '49,90 zł' });
    expect(lines).toEqual(['Cena promocyjna 44,90 zł', 'Najniższa cena z 30 dni przed obniżką: 49,90 zł']);
    expect(struck).toEqual(['49,90 zł']);
  });

  it('G-28 crosses out at most one price', () => {
    const amount = fc.option(
      fc.integer({ min: 1, max: 99_999 }).map((grosze) => `${grosze} gr`),
      { nil: undefined },
    );
    fc.assert(
      fc.property(amount, amount, amount, fc.boolean(), (regular, lowest30Days, unit, from) => {
        const { text, struck } = rendered({ regular, lowest30Days, unit, from });
        const before = lowest30Days ?? regular;
        expect(struck).toEqual(before === undefined ? [] : [before]);
        expect(text.includes(strings.lowest30Days)).toBe(lowest30Days !== undefined);
        expect(text.includes(strings.sale)).toBe(before !== undefined);
      }),
      { numRuns: 40 },
    );
  });

  it('shows only the final price when nothing is reduced', () => {
    expect(rendered({}).text).toBe('44,90 zł');
  });

  it('labels the lowest of several prices', () => {
    expect(rendered({ from: true }).text).toBe('od 44,90 zł');
  });
});
