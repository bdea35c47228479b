// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { describeDisclosure } from '../testing/disclosure-suite.tsx';
import { CurrencySwitcher, StoreSwitcher } from './index.ts';
import { groupOptions } from './switcher-options.ts';

const currencies = [
  { id: 'PLN', label: 'PLN' },
  { id: 'EUR', label: 'EUR' },
];
const stores = [
  { id: 'pl', label: 'Polska', group: 'Europa Środkowa' },
  { id: 'de', label: 'Deutschland', group: 'Europa Zachodnia', lang: 'de' },
];
const currency = (onValueChange = vi.fn()) => (
  <CurrencySwitcher
    options={currencies}
    value="PLN"
    onValueChange={onValueChange}
    currentLabel={(current) => `Waluta: ${current}`}
  />
);
const store = (onValueChange = vi.fn()) => (
  <StoreSwitcher
    options={stores}
    value="pl"
    onValueChange={onValueChange}
    currentLabel={(current) => `Sklep: ${current} (zmiana przeładuje stronę)`}
  />
);

describeDisclosure('CurrencySwitcher', { name: 'Waluta: PLN', inside: 'EUR', render: currency });
describeDisclosure('StoreSwitcher', {
  name: 'Sklep: Polska (zmiana przeładuje stronę)',
  inside: 'Deutschland',
  render: store,
});

describe.each([
  ['StoreSwitcher', StoreSwitcher],
  ['CurrencySwitcher', CurrencySwitcher],
])('%s', (_, Component) => {
  it('[FRM-05] [FRM-20] [SW-1] renders nothing for a single option, or none', () => {
    const { container, rerender } = render(
      <Component options={[{ id: 'a', label: 'A' }]} value="a" onValueChange={vi.fn()} />,
    );
    expect(container.innerHTML).toBe('');
    rerender(<Component options={[]} value="a" onValueChange={vi.fn()} />);
    expect(container.innerHTML).toBe('');
  });
});

describe('CurrencySwitcher', () => {
  it('[SW-2] has a button whose name is its purpose and the current value', () => {
    render(currency());
    expect(screen.getByRole('button', { name: 'Waluta: PLN', expanded: false }).textContent).toBe('PLN');
  });

  it('[SW-3] selects on click only, not on focus or by arrow keys', () => {
    const onValueChange = vi.fn();
    render(currency(onValueChange));
    fireEvent.click(screen.getByRole('button', { name: 'Waluta: PLN' }));
    const option = screen.getByRole('button', { name: 'EUR' });
    act(() => option.focus());
    fireEvent.keyDown(option, { key: 'ArrowDown' });
    expect(onValueChange).not.toHaveBeenCalled();
    fireEvent.click(option);
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('EUR');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Waluta: PLN', expanded: false }));
  });

  it('[SW-4] marks the current option, and does not select it again', () => {
    const onValueChange = vi.fn();
    render(currency(onValueChange));
    fireEvent.click(screen.getByRole('button', { name: 'Waluta: PLN' }));
    const current = screen.getByRole('button', { name: 'PLN', current: true });
    expect(screen.getByRole('button', { name: 'EUR' }).hasAttribute('aria-current')).toBe(false);
    fireEvent.click(current);
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('[SW-7] is a disclosure with buttons and no menu, also while it is open', () => {
    const { container } = render(<CurrencySwitcher options={currencies} value="PLN" onValueChange={vi.fn()} />);
    const trigger = screen.getByRole('button', { expanded: false });
    fireEvent.click(trigger);
    expect(trigger.getAttribute('aria-expanded')).toBe('true');
    expect(trigger.hasAttribute('aria-haspopup')).toBe(false);
    expect(container.querySelector('[role^="menu"], [role="listbox"], [role="option"]')).toBeNull();
    expect(screen.getAllByRole('listitem')).toHaveLength(currencies.length);
  });

  it('forwards ref and className, and uses English without strings', () => {
    const ref = createRef<HTMLDivElement>();
    render(<CurrencySwitcher ref={ref} className="own" options={currencies} value="EUR" onValueChange={vi.fn()} />);
    expect(ref.current?.classList.contains('own')).toBe(true);
    expect(screen.getByRole('button', { name: 'Currency: EUR' })).toBeDefined();
  });
});

describe('StoreSwitcher', () => {
  it('[SW-6] states in its name that the page reloads', () => {
    render(store());
    expect(screen.getByRole('button', { name: 'Sklep: Polska (zmiana przeładuje stronę)' })).toBeDefined();
  });

  it('shows the stores by group, each in its language', () => {
    render(store());
    fireEvent.click(screen.getByRole('button', { name: /Sklep/ }));
    const west = within(screen.getByRole('group', { name: 'Europa Zachodnia' }));
    expect(west.getByRole('button', { name: 'Deutschland' }).getAttribute('lang')).toBe('de');
  });
});

describe('a switcher whose options have URLs', () => {
  const linked = (onValueChange = vi.fn()) => (
    <StoreSwitcher
      options={stores.map((option) => ({ ...option, href: `/${option.id}` }))}
      value="pl"
      onValueChange={onValueChange}
      currentLabel={(current) => current}
    />
  );

  it('has links and handles plain clicks only', () => {
    const onValueChange = vi.fn();
    render(linked(onValueChange));
    fireEvent.click(screen.getByRole('button', { name: 'Polska' }));
    const link = screen.getByRole('link', { name: 'Deutschland' });
    expect(link.getAttribute('href')).toBe('/de');
    expect(link.getAttribute('hreflang')).toBe('de');
    expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
    expect(onValueChange).not.toHaveBeenCalled();
    expect(fireEvent.click(link)).toBe(false);
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('de');
  });
});

describe('groupOptions', () => {
  it('keeps every option once, in order within its group', () => {
    const option = fc.record({
      id: fc.uuid(),
      label: fc.string(),
      group: fc.option(fc.constantFrom('a', 'b'), { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.array(option), (options) => {
        const groups = groupOptions(options);
        expect(new Set(groups.map(({ name }) => name)).size).toBe(groups.length);
        for (const { name, options: inGroup } of groups)
          expect(inGroup).toEqual(options.filter(({ group = '' }) => group === name));
        expect(groups.flatMap((group) => group.options)).toHaveLength(options.length);
      }),
    );
  });
});
