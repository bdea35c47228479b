// @vitest-environment jsdom
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { createRef, useLayoutEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SearchPanel, type SearchPanelProps, type SuggestionGroup } from './index.ts';

const groups: SuggestionGroup[] = [
  {
    id: 'products',
    label: 'Produkty',
    suggestions: [{ id: 'm1', label: 'Magnez B6', href: '/magnez-b6.html', detail: '24,90 zł', imageSrc: '/m.jpg' }],
  },
  { id: 'categories', label: 'Kategorie', suggestions: [{ id: 'm2', label: 'Minerały', href: '/mineraly.html' }] },
  { id: 'terms', label: 'Hasła', suggestions: [] },
];
// jsdom does not scroll, and a test must not leave its page.
const scrollIntoView = vi.fn();
const stay = (event: Event) => event.preventDefault();
beforeEach(() => {
  vi.useFakeTimers();
  scrollIntoView.mockReset();
  Element.prototype.scrollIntoView = scrollIntoView;
  window.addEventListener('click', stay);
});
afterEach(() => {
  vi.useRealTimers();
  window.removeEventListener('click', stay);
});

function Host(props: Partial<SearchPanelProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button aria-expanded={open} onClick={() => setOpen((now) => !now)}>
        Szukaj
      </button>
      <SearchPanel
        groups={groups}
        status="ready"
        onSearch={vi.fn()}
        field={{ submitLabel: 'Wyślij' }}
        {...props}
        open={open}
        onOpenChange={setOpen}
      />
    </>
  );
}
const trigger = () => screen.getByRole('button', { name: 'Szukaj' });
const field = () => screen.getByRole<HTMLInputElement>('combobox');
const isOpen = () => trigger().getAttribute('aria-expanded') === 'true';
const list = () => screen.queryByRole('listbox');
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
const press = (key: string, more: object = {}) => fireEvent.keyDown(field(), { key, ...more });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const open = (props: Partial<SearchPanelProps> = {}) => {
  const view = render(<Host {...props} />);
  act(() => trigger().focus());
  fireEvent.click(trigger());
  return view;
};

it('takes the focus before the browser paints: keys that are typed meanwhile are not lost', () => {
  const focused: (string | null | undefined)[] = [];
  function Parent() {
    useLayoutEffect(() => {
      focused.push(document.activeElement?.getAttribute('role'));
    });
    return <SearchPanel open onOpenChange={vi.fn()} />;
  }
  render(<Parent />);
  expect(focused).toEqual(['combobox']);
});

describe('SearchPanel', () => {
  it('[SE-1] [NAV-32] moves focus into the field on opening, and back on closing', () => {
    open();
    expect(document.activeElement).toBe(field());
    fireEvent.click(screen.getByRole('button', { name: 'Close search' }));
    expect([isOpen(), document.activeElement === trigger()]).toEqual([false, true]);
  });

  it('[SE-1] [NAV-32] is toggled by the trigger', () => {
    open();
    fireEvent.click(trigger());
    expect(isOpen()).toBe(false);
    expect(screen.queryByRole('search')).toBeNull();
  });

  it('[SE-2] is a search landmark with a labeled field', () => {
    open();
    expect(screen.getByRole('search').contains(field())).toBe(true);
    expect([field().type, field().getAttribute('enterkeyhint'), field().name]).toEqual(['search', 'search', 'query']);
    expect(screen.getByRole('combobox', { name: 'Search the shop' })).toBe(field());
  });

  it('[SE-3] submits the trimmed text and closes', () => {
    const onSearch = vi.fn();
    open({ onSearch });
    type(' magnez ');
    fireEvent.submit(screen.getByRole('search'));
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('magnez');
    expect(isOpen()).toBe(false);
  });

  it('[SE-3] explains why it does not search for nothing', () => {
    const onSearch = vi.fn();
    open({ onSearch });
    type('   ');
    fireEvent.submit(screen.getByRole('search'));
    expect(onSearch).not.toHaveBeenCalled();
    expect([isOpen(), document.activeElement === field()]).toEqual([true, true]);
    act(() => void vi.advanceTimersByTime(500));
    expect(screen.getByRole('status').textContent).toBe('Type what you are looking for.');
    type('m');
    expect(document.querySelector('[data-part="note"]')).toBeNull();
  });

  it('[SE-4] [NAV-34] Escape closes the suggestions, then the panel, and keeps the text', () => {
    open();
    type('mag');
    expect(list()).not.toBeNull();
    expect(press('Escape')).toBe(false);
    expect([list(), isOpen(), field().value]).toEqual([null, true, 'mag']);
    press('Escape');
    expect([isOpen(), document.activeElement === trigger()]).toEqual([false, true]);
    fireEvent.click(trigger());
    expect(field().value).toBe('mag');
  });

  it('[NAV-34] Escape closes the panel from its buttons, too', () => {
    open();
    fireEvent.keyDown(screen.getByRole('button', { name: 'Close search' }), { key: 'Escape' });
    expect(isOpen()).toBe(false);
  });

  it('[SE-5] is a combobox with a list that it controls', () => {
    const { rerender } = open({ groups: [] });
    expect([field().getAttribute('aria-autocomplete'), field().getAttribute('aria-expanded')]).toEqual([
      'list',
      'false',
    ]);
    rerender(<Host />);
    expect(field().getAttribute('aria-expanded')).toBe('true');
    expect(field().getAttribute('aria-controls')).toBe(list()?.id);
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Magnez B624,90 zł',
      'Minerały',
    ]);
    expect(
      screen
        .getAllByRole('group')
        .map((each) => each.getAttribute('aria-labelledby'))
        .map((id) => document.getElementById(id ?? '')?.textContent),
    ).toEqual(['Produkty', 'Kategorie']);
  });

  it('shows suggestions that exist before typing, each time it opens', () => {
    open();
    expect(list()).not.toBeNull();
    press('Escape');
    expect(list()).toBeNull();
    press('Escape');
    expect(isOpen()).toBe(false);
    fireEvent.click(trigger());
    expect(list()).not.toBeNull();
  });

  it('[SE-6] [SE-7] arrows make options active, focus stays in the field', () => {
    open();
    press('ArrowDown');
    expect([active()?.textContent, active()?.getAttribute('aria-selected')]).toEqual(['Magnez B624,90 zł', 'true']);
    expect(scrollIntoView).toHaveBeenCalledOnce();
    press('ArrowDown');
    expect(active()?.textContent).toBe('Minerały');
    expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1);
    press('ArrowDown');
    expect(active()).toBeNull();
    press('ArrowUp');
    expect(active()?.textContent).toBe('Minerały');
    expect(document.activeElement).toBe(field());
  });

  it('[SE-8] Enter follows the active option and closes', () => {
    const onSearch = vi.fn();
    const followed = vi.fn();
    open({ onSearch });
    screen.getByText('Minerały').closest('a')?.addEventListener('click', followed);
    press('ArrowUp');
    expect(press('Enter')).toBe(false);
    expect(followed).toHaveBeenCalledOnce();
    expect([isOpen(), onSearch.mock.calls.length]).toEqual([false, 0]);
  });

  it('[SE-8] Enter without an active option submits the form', () => {
    open();
    type('mag');
    expect(press('Enter')).toBe(true);
  });

  it('[SE-10] has options that are not tab stops, and closes the list when focus leaves', () => {
    open();
    type('mag');
    expect(screen.getAllByRole('option').map(({ tabIndex }) => tabIndex)).toEqual([-1, -1]);
    expect(press('Tab')).toBe(true);
    expect(list()).toBeNull();
    type('magn');
    act(() => trigger().focus());
    expect(list()).toBeNull();
  });

  it('[SE-11] announces the number of suggestions after half a second', () => {
    const { rerender } = open();
    type('mag');
    act(() => void vi.advanceTimersByTime(499));
    rerender(<Host />);
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getByRole('status').textContent).toBe('2 suggestions');
  });

  it.each([
    ['ready', 'No suggestions. Press Enter to search.'],
    ['loading', 'Looking for suggestions…'],
    ['error', 'Suggestions are not available now. Press Enter to search.'],
  ] as const)(
    '[SE-11] [SE-13] shows and announces that there are none (%s), and the field keeps working',
    (status, text) => {
      const onSearch = vi.fn();
      open({ groups: [], status, onSearch });
      type('magnez');
      expect(document.querySelector('[data-part="note"]')?.textContent).toBe(text);
      act(() => void vi.advanceTimersByTime(500));
      expect(screen.getByRole('status').textContent).toBe(text);
      fireEvent.submit(screen.getByRole('search'));
      expect(onSearch).toHaveBeenCalledWith('magnez');
    },
  );

  it('[SE-12] ignores keys of a composition', () => {
    open();
    type('mag');
    const event = createEvent.keyDown(field(), { key: 'ArrowDown' });
    Object.defineProperty(event, 'isComposing', { value: true });
    fireEvent(field(), event);
    expect([active(), event.defaultPrevented]).toEqual([null, false]);
  });

  it('[SE-10] keeps the list when the keyboard of a phone is closed, and opens it again by a tap on the field', () => {
    open();
    type('mag');
    act(() => field().blur());
    expect(list()).not.toBeNull();
    act(() => field().focus());
    press('Escape');
    expect(list()).toBeNull();
    fireEvent.click(field());
    expect(list()).not.toBeNull();
    fireEvent.pointerDown(field());
    expect(list()).not.toBeNull();
    fireEvent.pointerDown(document.body);
    expect(list()).toBeNull();
  });

  it.each(['ctrlKey', 'metaKey'])('[SE-12] leaves key combinations with %s to the browser', (modifier) => {
    open();
    type('mag');
    expect(fireEvent.keyDown(field(), { key: 'ArrowDown', [modifier]: true })).toBe(true);
    expect(active()).toBeNull();
  });

  it('[SE-14] returns focus to the field from its clear button', () => {
    open();
    type('mag');
    fireEvent.click(screen.getByRole('button', { name: 'Clear the search text' }));
    expect([field().value, document.activeElement === field()]).toEqual(['', true]);
  });

  it('can have controlled text, and forwards ref and className', () => {
    const ref = createRef<HTMLDivElement>();
    const onValueChange = vi.fn();
    open({ ref, className: 'own', id: 'search-panel', value: 'cynk', onValueChange });
    type('magnez');
    expect([onValueChange.mock.calls, field().value]).toEqual([[['magnez']], 'cynk']);
    expect([ref.current?.id, ref.current?.classList.contains('own'), ref.current?.dataset['state']]).toEqual([
      'search-panel',
      true,
      'open',
    ]);
  });

  it('renders on the server, closed and open', () => {
    const html = renderToString(<SearchPanel open={false} onOpenChange={vi.fn()} />);
    expect(html).toMatch(/^<div hidden="" data-state="closed"/);
    expect(html).toContain('action="/search.html"');
  });
});
