// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ActiveFilters, FilterPanel } from './index.ts';

const option = (value: string, selected: boolean) => ({
  value,
  label: value,
  count: '12',
  countLabel: '12 produktów',
  selected,
  href: `?forma=${value}`,
});
const groups = [
  { code: 'form', label: 'Forma', options: [option('kapsułki', true), option('krople', false)] },
  { code: 'diet', label: 'Dieta', options: [option('wegańska', false)] },
];

describe('FilterPanel', () => {
  it('FI-1 has a disclosure for each group, initially open', () => {
    const { container } = render(<FilterPanel groups={groups} label="Filtry" selectedLabel="wybrano" />);
    const disclosures = [...within(screen.getByRole('navigation', { name: 'Filtry' })).getAllByRole('group')];
    expect(disclosures.map((group) => group.querySelector('summary')?.textContent)).toEqual(['Forma', 'Dieta']);
    expect([...container.querySelectorAll('details')].every((group) => group.open)).toBe(true);
  });

  it('FI-1 exposes the state and the product count of an option', () => {
    render(<FilterPanel groups={groups} label="Filtry" selectedLabel="wybrano" />);
    const chosen = screen.getByRole('link', { name: 'kapsułki, wybrano, 12 produktów' });
    expect(chosen.hasAttribute('data-selected')).toBe(true);
    expect(screen.getByRole('link', { name: 'krople, 12 produktów' }).hasAttribute('data-selected')).toBe(false);
  });

  it('renders an option that is not selected without elements of its own, because long lists have hundreds', () => {
    render(<FilterPanel groups={groups} label="Filtry" selectedLabel="wybrano" />);
    const link = screen.getByRole('link', { name: /krople/ });
    expect(link.childElementCount).toBe(0);
    expect(link.dataset['count']).toBe('12');
  });

  it('FI-1 toggles an option by a nofollow link that keeps the scroll position', () => {
    render(<FilterPanel groups={groups} label="Filtry" selectedLabel="wybrano" />);
    const link = screen.getByRole('link', { name: /krople/ });
    expect(link.getAttribute('href')).toBe('?forma=krople');
    expect(link.getAttribute('rel')).toBe('nofollow');
    expect(link.hasAttribute('data-keep-scroll')).toBe(true);
  });
});

describe('FilterPanel with additional content', () => {
  it('shows swatches next to the labels, and the footer below the options', () => {
    const withMore = [
      {
        ...groups[0],
        code: 'flavor',
        label: 'Smak',
        options: [{ ...option('malina', false), swatch: { color: '#d6336c' } }],
        footer: <p>od … do …</p>,
      },
    ];
    const { container } = render(<FilterPanel groups={withMore} label="Filtry" selectedLabel="wybrano" />);
    expect(container.querySelector('svg')?.getAttribute('color')).toBe('#d6336c');
    expect(screen.getByRole('link', { name: 'malina, 12 produktów' })).toBeDefined();
    expect(screen.getByText('od … do …').closest('details')?.querySelector('summary')?.textContent).toBe('Smak');
  });
});

describe('FilterPanel with a long group', () => {
  const long = (...chosen: string[]) => [
    {
      code: 'flavor',
      label: 'Smak',
      options: Array.from({ length: 9 }, (_, index) => option(`smak ${index}`, chosen.includes(`smak ${index}`))),
    },
  ];
  const fold = () => screen.getByText('Pokaż więcej (3)').closest('details');
  const strings = { moreLabel: (count: number) => `Pokaż więcej (${count})`, lessLabel: 'Pokaż mniej' };

  it('collapses the options after the sixth, which stay in the HTML, but not a list of eight', () => {
    const { rerender } = render(<FilterPanel groups={long()} {...strings} />);
    expect(fold()?.open).toBe(false);
    expect([...(fold()?.querySelectorAll('a') ?? [])].map(({ href }) => new URL(href).search)).toEqual([
      '?forma=smak%206',
      '?forma=smak%207',
      '?forma=smak%208',
    ]);
    rerender(
      <FilterPanel
        groups={[{ code: 'flavor', label: 'Smak', options: long()[0]?.options.slice(0, 8) ?? [] }]}
        {...strings}
      />,
    );
    expect(screen.queryByText(/Pokaż więcej/)).toBeNull();
  });

  it('expands while an option in it is selected, and does not close around focus when it is deselected', () => {
    const { rerender } = render(<FilterPanel groups={long()} {...strings} />);
    rerender(<FilterPanel groups={long('smak 7')} {...strings} />);
    expect(fold()?.open).toBe(true);
    rerender(<FilterPanel groups={long()} {...strings} />);
    expect(fold()?.open).toBe(false);

    rerender(<FilterPanel groups={long('smak 7')} {...strings} />);
    screen.getByRole('link', { name: /^smak 7/ }).focus();
    rerender(<FilterPanel groups={long()} {...strings} />);
    expect(fold()?.open).toBe(true);
  });
});

describe('FilterPanel with checkboxes', () => {
  it('[FI-1] has native checkboxes in a fieldset named after the group', () => {
    render(<FilterPanel groups={groups} label="Filtry" onOptionChange={() => undefined} />);
    const form = screen.getByRole('region', { name: 'Filtry' });
    const [fieldset] = within(form)
      .getAllByRole('group', { name: 'Forma' })
      .filter(({ tagName }) => tagName === 'FIELDSET');
    if (!fieldset) throw new Error('No fieldset was found.');
    const boxes = within(fieldset).getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ name, value, checked }) => [name, value, checked])).toEqual([
      ['form', 'kapsułki', true],
      ['form', 'krople', false],
    ]);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('[FI-1] requests the change of an option and keeps focus on its box when the list is refreshed', () => {
    const onOptionChange = vi.fn();
    const { rerender } = render(<FilterPanel groups={groups} onOptionChange={onOptionChange} />);
    const box = screen.getByRole('checkbox', { name: 'krople, 12 produktów' });
    box.focus();
    fireEvent.click(box);
    expect(onOptionChange).toHaveBeenCalledExactlyOnceWith('form', 'krople', true);
    const refreshed = [{ code: 'form', label: 'Forma', options: [option('krople', true), option('kapsułki', true)] }];
    rerender(<FilterPanel groups={refreshed} onOptionChange={onOptionChange} />);
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'krople, 12 produktów', checked: true }));
  });
});

describe('ActiveFilters', () => {
  const filters = [{ id: 'a', label: 'bez glutenu', href: '?', removeLabel: 'Usuń filtr: bez glutenu' }];

  it('FI-3 is a named list of links that remove a filter', () => {
    render(
      <ActiveFilters filters={filters} label="Wybrane filtry" clear={{ label: 'Wyczyść filtry', href: '/lista' }} />,
    );
    const list = within(screen.getByRole('list', { name: 'Wybrane filtry' }));
    expect(list.getByRole('link', { name: 'Usuń filtr: bez glutenu' }).getAttribute('href')).toBe('?');
    expect(list.getByRole('link', { name: 'Wyczyść filtry' }).getAttribute('href')).toBe('/lista');
  });

  const filter = (id: string) => ({ id, label: id, href: '?', removeLabel: `Usuń filtr: ${id}` });
  const chosen = (...ids: string[]) => ids.map(filter);
  const heading = createRef<HTMLHeadingElement>();
  const lists = (...ids: string[]) => (
    <>
      <h2 ref={heading} tabIndex={-1}>
        Lista
      </h2>
      <ActiveFilters filters={chosen(...ids)} clear={{ label: 'Wyczyść', href: '/' }} finalFocus={heading} />
    </>
  );

  it.each([
    ['the one that takes its place', 'b', ['a', 'c'], 'Usuń filtr: c'],
    ['the one before it where it was the last', 'c', ['a', 'b'], 'Usuń filtr: b'],
  ])('[FI-3] focuses %s after a removal', (_, removed, left, expected) => {
    const { rerender } = render(lists('a', 'b', 'c'));
    act(() => screen.getByRole('link', { name: `Usuń filtr: ${removed}` }).focus());
    rerender(lists(...left));
    expect(document.activeElement).toBe(screen.getByRole('link', { name: expected }));
  });

  it('[FI-3] focuses the heading after the last removal', () => {
    const { rerender } = render(lists('a'));
    act(() => screen.getByRole('link', { name: 'Usuń filtr: a' }).focus());
    rerender(lists());
    expect(document.activeElement).toBe(heading.current);
  });

  it('[FI-3] does not move focus that is elsewhere', () => {
    const { rerender } = render(lists('a', 'b'));
    act(() => screen.getByRole('link', { name: 'Usuń filtr: a' }).focus());
    act(() => heading.current?.focus());
    rerender(lists('b'));
    expect(document.activeElement).toBe(heading.current);
  });

  it('renders nothing without filters', () => {
    const { container } = render(
      <ActiveFilters filters={[]} label="Wybrane filtry" clear={{ label: 'Wyczyść', href: '/' }} />,
    );
    expect(container.innerHTML).toBe('');
  });
});
