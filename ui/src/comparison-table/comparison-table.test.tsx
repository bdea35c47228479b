// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ComparisonTable } from './index.ts';

const items = [
  { id: 'a', header: 'Kapsułki', actions: <button type="button">Usuń</button> },
  { id: 'b', header: 'Proszek' },
];
const rows = [
  { id: 'dose', label: 'Porcja', values: ['375 mg', '375 mg'], differs: false },
  { id: 'vegan', label: 'Wegański', values: ['Tak', 'Nie'], differs: true },
];

describe('ComparisonTable', () => {
  it('names columns and rows, with the values in the order of the columns', () => {
    render(<ComparisonTable caption="Porównanie" items={items} rows={rows} />);
    const table = screen.getByRole('table', { name: 'Porównanie' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['KapsułkiUsuń', 'Proszek']);
    const [, dose] = within(table).getAllByRole('row');
    expect(dose?.textContent).toBe('Porcja375 mg375 mg');
  });

  it('names a column as told, not by its controls', () => {
    const named = items.map((item) => ({ ...item, name: `${item.header} 60` }));
    render(<ComparisonTable caption="Porównanie" items={named} rows={rows} />);
    expect(screen.getByRole('columnheader', { name: 'Kapsułki 60' })).toBeDefined();
  });

  it('says in words which rows differ', () => {
    render(<ComparisonTable caption="Porównanie" items={items} rows={rows} differs="Różnica" />);
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Porcja',
      'WegańskiRóżnica',
    ]);
    expect(screen.getByRole('row', { name: /Wegański/ }).dataset['differs']).toBe('true');
  });
});
