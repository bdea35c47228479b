// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ActiveFilters, FilterPanel } from './index.ts';

const option = (value: string, selected: boolean) => ({ value, label: value, count: '12', countLabel: '12 produktów', selected, href: `?forma=${value}` });
const groups = [
  { code: 'form', label: 'Forma', options: [option('kapsułki', true), option('krople', false)] },
  { code: 'diet', label: 'Dieta', options: [option('wegańska', false)] },
];

describe('FilterPanel', () => {
  it('FI-1 has a disclosure for each group, open at first', () => {
    const { container } = render(<FilterPanel groups={groups} label="Filtry" selectedLabel="wybrano" />);
    const disclosures = [...within(screen.getByRole('navigation', { name: 'Filtry' })).getAllByRole('group')];
    expect(disclosures.map((group) => group.querySelector('summary')?.textContent)).toEqual(['Forma', 'Dieta']);
    expect([...container.querySelectorAll('details')].every((group) => group.open)).toBe(true);
  });

  it('FI-1 says of an option whether it is chosen and how many products it has', () => {
    render(<FilterPanel groups={groups} label="Filtry" selectedLabel="wybrano" />);
    const chosen = screen.getByRole('link', { name: 'kapsułki, wybrano, 12 produktów' });
    expect(chosen.hasAttribute('data-selected')).toBe(true);
    expect(screen.getByRole('link', { name: 'krople, 12 produktów' }).hasAttribute('data-selected')).toBe(false);
  });

  it('FI-1 switches an option by a link that keeps the place and that robots do not follow', () => {
    render(<FilterPanel groups={groups} label="Filtry" selectedLabel="wybrano" />);
    const link = screen.getByRole('link', { name: /krople/ });
    expect(link.getAttribute('href')).toBe('?forma=krople');
    expect(link.getAttribute('rel')).toBe('nofollow');
    expect(link.hasAttribute('data-keep-scroll')).toBe(true);
  });
});

describe('ActiveFilters', () => {
  const filters = [{ id: 'a', label: 'bez glutenu', href: '?', removeLabel: 'Usuń filtr: bez glutenu' }];

  it('FI-3 is a named list of links that take a filter away', () => {
    render(<ActiveFilters filters={filters} label="Wybrane filtry" clear={{ label: 'Wyczyść filtry', href: '/lista' }} />);
    const list = within(screen.getByRole('list', { name: 'Wybrane filtry' }));
    expect(list.getByRole('link', { name: 'Usuń filtr: bez glutenu' }).getAttribute('href')).toBe('?');
    expect(list.getByRole('link', { name: 'Wyczyść filtry' }).getAttribute('href')).toBe('/lista');
  });

  it('is nothing without filters', () => {
    const { container } = render(<ActiveFilters filters={[]} label="Wybrane filtry" clear={{ label: 'Wyczyść', href: '/' }} />);
    expect(container.innerHTML).toBe('');
  });
});
