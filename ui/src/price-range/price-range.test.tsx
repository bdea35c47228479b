// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { createRef, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { WitrynaProvider } from '../provider/index.ts';
import { strings as deDE } from '../strings/de-DE.ts';
import { PriceRange, type PriceRangeValue } from './index.ts';
import { isOrdered, parsePriceRange } from './parse-price-range.ts';

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string, text: string) => fireEvent.change(field(name), { target: { value: text } });
const apply = () => fireEvent.click(screen.getByRole('button', { name: 'Apply price range' }));

describe('PriceRange', () => {
  it('[FI-4] has two named number inputs in a named group, and no slider', () => {
    render(<PriceRange value={{ from: 20, to: null }} />);
    expect(screen.getByRole('group', { name: 'Price' })).toBeDefined();
    expect([field('From').value, field('To').value]).toEqual(['20', '']);
    expect([field('From').inputMode, field('To').inputMode]).toEqual(['decimal', 'decimal']);
    expect(screen.queryByRole('slider')).toBeNull();
  });

  it('submits the hidden fields when the form is submitted without scripts', () => {
    const { container } = render(<PriceRange name="price" hiddenFields={{ form: '3,5' }} action="?" />);
    const form = container.querySelector('form');
    if (!form) throw new Error('No form was found.');
    type('To', '60');
    expect([...new FormData(form)]).toEqual([
      ['form', '3,5'],
      ['price_from', ''],
      ['price_to', '60'],
    ]);
  });

  it('shows texts that were rejected without scripts in their fields, with the error, until they are corrected', () => {
    const onApply = vi.fn();
    const props = { value: { from: null, to: 100 }, onApply };
    const { rerender } = render(<PriceRange {...props} invalidTexts={{ from: 'abc' }} />);
    expect([field('From').value, field('To').value]).toEqual(['abc', '100']);
    expect(screen.getByRole('alert').textContent).toBe('Enter prices as numbers, for example 20 or 49.90.');
    expect([field('From'), field('To')].map((input) => input.getAttribute('aria-invalid'))).toEqual(['true', null]);
    type('From', '20');
    apply();
    expect(onApply).toHaveBeenCalledExactlyOnceWith({ from: 20, to: 100 });
    rerender(<PriceRange {...props} value={{ from: 20, to: 100 }} />);
    expect(field('From').value).toBe('20');
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('[FI-4] applies the range on demand only', () => {
    const onApply = vi.fn();
    render(<PriceRange onApply={onApply} />);
    type('From', '20');
    type('To', '49,90');
    expect(onApply).not.toHaveBeenCalled();
    apply();
    expect(onApply).toHaveBeenCalledExactlyOnceWith({ from: 20, to: 49.9 });
  });

  it('shows why an invalid range is not applied, until it is valid', () => {
    const onApply = vi.fn();
    render(<PriceRange onApply={onApply} />);
    type('From', '50');
    type('To', '20');
    apply();
    expect(onApply).not.toHaveBeenCalled();
    expect(screen.getByRole('alert').textContent).toBe(
      'The lowest price is above the highest one. Swap them or leave one out.',
    );
    expect(document.activeElement).toBe(field('From'));
    type('To', '60');
    apply();
    expect(screen.getByRole('alert').textContent).toBe('');
    expect(onApply).toHaveBeenCalledOnce();
  });

  it('shows that a text is no price instead of applying no limit', () => {
    const onApply = vi.fn();
    render(<PriceRange onApply={onApply} />);
    type('From', 'tanio');
    apply();
    expect(onApply).not.toHaveBeenCalled();
    expect(screen.getByRole('alert').textContent).toBe('Enter prices as numbers, for example 20 or 49.90.');
    expect(screen.getByRole('group').dataset['invalid']).toBe('true');
  });

  it.each([
    ['dużo', '20', ['From']],
    ['5', 'mało', ['To']],
    ['?', '!', ['From', 'To']],
    ['50', '20', ['From', 'To']],
  ])('[FI-4] marks what is wrong with %s to %s, with the error as its description', (from, to, wrong) => {
    render(<PriceRange onApply={vi.fn()} />);
    const getWrong = () => ['From', 'To'].filter((name) => field(name).getAttribute('aria-invalid') === 'true');
    type('From', from);
    type('To', to);
    expect(getWrong()).toEqual([]);
    apply();
    expect(getWrong()).toEqual(wrong);
    expect(document.activeElement).toBe(field(wrong[0] ?? ''));
    const error = screen.getByRole('alert').querySelector('[id]');
    for (const name of wrong) expect(field(name).getAttribute('aria-describedby')).toBe(error?.id);
    type('From', '5');
    type('To', '');
    apply();
    expect(getWrong()).toEqual([]);
    expect(field('From').hasAttribute('aria-describedby')).toBe(false);
  });

  it('reads and shows prices with the decimal separator of the language', () => {
    const onApply = vi.fn();
    render(
      <WitrynaProvider strings={deDE}>
        <PriceRange value={{ from: 20.125, to: null }} onApply={onApply} />
      </WitrynaProvider>,
    );
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Von' }).value).toBe('20,125');
    type('Bis', '1.000');
    fireEvent.click(screen.getByRole('button'));
    expect(onApply).toHaveBeenCalledExactlyOnceWith({ from: 20.125, to: 1000 });
  });

  it('keeps focus in the field in which Enter applied it', () => {
    function List() {
      const [value, setValue] = useState<PriceRangeValue>({ from: null, to: null });
      return <PriceRange value={value} onApply={setValue} />;
    }
    const { container } = render(<List />);
    const from = field('From');
    act(() => from.focus());
    type('From', '20,50');
    fireEvent.submit(container.querySelector('form') ?? container);
    expect(field('From').value).toBe('20.5');
    expect(document.activeElement).toBe(from);
  });

  it('replaces typed text by a new range of the parent, also after its form is reset', () => {
    const { rerender, container } = render(<PriceRange value={{ from: 20, to: 40 }} />);
    type('From', '30');
    rerender(<PriceRange value={{ from: null, to: 60 }} />);
    const shown = () => [field('From').value, field('To').value];
    expect(shown()).toEqual(['', '60']);
    type('To', '70');
    container.querySelector('form')?.reset();
    expect(shown()).toEqual(['', '60']);
  });

  it('keeps text typed before hydration', () => {
    const range = <PriceRange value={{ from: 20, to: null }} />;
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(range);
    type('From', '30');
    const complained = vi.spyOn(console, 'error');
    render(range, { container, hydrate: true });
    expect([field('From').value, field('To').value]).toEqual(['30', '']);
    expect(complained).not.toHaveBeenCalled();
    complained.mockRestore();
  });

  it('shows a range changed by the parent, and forwards props to its form', () => {
    const ref = createRef<HTMLFormElement>();
    const { rerender, container } = render(
      <PriceRange value={{ from: 20, to: 40 }} ref={ref} className="mine" data-place="list" />,
    );
    rerender(<PriceRange value={{ from: null, to: null }} ref={ref} className="mine" data-place="list" />);
    expect([field('From').value, field('To').value]).toEqual(['', '']);
    expect(ref.current).toBe(container.firstElementChild);
    expect([ref.current?.classList.contains('mine'), ref.current?.dataset['place']]).toEqual([true, 'list']);
  });
});

describe('parsePriceRange', () => {
  it('returns undefined, no limit or a price of 0 or more for every text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String)), (text) => {
        const from = parsePriceRange(text, '', '.')?.from ?? null;
        expect(from === null || (Number.isFinite(from) && from >= 0)).toBe(true);
      }),
    );
  });

  it.each([
    ['1,000', '.', 1000],
    ['1.000', ',', 1000],
    ['10 000', ',', 10_000],
    ['10\u00a0000,50', ',', 10_000.5],
    ['1\u202f234\u202f567', ',', 1_234_567],
    ['1.234.567,5', ',', 1_234_567.5],
    ['1,234.50', '.', 1234.5],
    ['1’234.50', '.', 1234.5],
    ["1'234'567", '.', 1_234_567],
    ['1,23,500', '.', 123_500],
    ['12,34,56,789.50', '.', 123_456_789.5],
    ['1.250', '.', 1.25],
    ['49.90', ',', 49.9],
    ['49,90', '.', 49.9],
    ['20,', ',', 20],
    [' ', '.', null],
  ])('reads %j with the decimal separator %j as %s', (text, separator, price) => {
    expect(parsePriceRange(text, '', separator)).toEqual({ from: price, to: null });
  });

  it.each(['-1', 'abc', '20 zł', '1,2,3', '1e5', 'Infinity'])('cannot read %j', (text) => {
    expect(parsePriceRange('', text, '.')).toBeUndefined();
  });

  it('is ordered without a limit, or from low to high', () => {
    expect(
      [
        ['', ''],
        ['5', ''],
        ['5', '5'],
        ['5', '4'],
      ].map(([from = '', to = '']) => isOrdered(parsePriceRange(from, to, '.') ?? { from: 1, to: 0 })),
    ).toEqual([true, true, true, false]);
  });
});
