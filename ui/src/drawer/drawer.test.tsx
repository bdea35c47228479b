// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Drawer, type DrawerProps } from './index.ts';

/** A media query that the test answers. */
class Query extends EventTarget {
  matches = false;
  answer(matches: boolean) {
    this.matches = matches;
    this.dispatchEvent(new Event('change'));
  }
}
let wide: Query;
beforeEach(() => {
  wide = new Query();
  vi.stubGlobal('matchMedia', () => wide);
  return () => vi.unstubAllGlobals();
});

const tree = {
  root: { title: 'Menu główne', entries: ['mineraly', 'witaminy'], parent: null },
  witaminy: { title: 'Witaminy', entries: ['d'], parent: 'root' },
} as const;
const names = { mineraly: 'Minerały', witaminy: 'Witaminy', d: 'Witamina D' };

function Host(props: Partial<DrawerProps>) {
  const [level, setLevel] = useState<keyof typeof tree>('root');
  const { title, entries, parent } = tree[level];
  return (
    <Drawer
      id="menu"
      open
      onOpenChange={vi.fn()}
      title={title}
      closeLabel="Zamknij menu"
      back={parent && { label: `Wróć do: ${tree[parent].title}`, onBack: () => setLevel(parent) }}
      levelKey={level}
      entries={entries.map((id) => ({
        id,
        label: names[id],
        href: `/${id}.html`,
        current: id === 'mineraly',
        ...(id === 'witaminy' && { onDescend: () => setLevel(id), descendLabel: 'Witaminy, podkategorie' }),
      }))}
      seeAll={level === 'root' ? null : { label: `Zobacz wszystko: ${title}`, href: `/${level}.html` }}
      onFollow={vi.fn()}
      {...props}
    />
  );
}
const descend = () => fireEvent.click(screen.getByRole('button', { name: 'Witaminy, podkategorie' }));

describe('Drawer', () => {
  it('DR-6 DR-8 focuses the heading of the level it goes down to, which says its name', () => {
    render(<Host />);
    descend();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Witaminy' }));
  });

  it('DR-6 goes back to the entry of the level just left', () => {
    render(<Host />);
    descend();
    fireEvent.click(screen.getByRole('button', { name: 'Wróć do: Menu główne' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Witaminy, podkategorie' }));
  });

  it('DR-7 has a back button that says where it leads, except at the top', () => {
    render(<Host />);
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Zamknij menu', 'Witaminy, podkategorie']);
    descend();
    expect(screen.getByRole('button', { name: 'Wróć do: Menu główne' })).toBeDefined();
  });

  it('DR-9 DR-10 shows one level, as a list of links and buttons', () => {
    render(<Host />);
    descend();
    expect(screen.getByRole('list').children).toHaveLength(2);
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Zobacz wszystko: Witaminy', 'Witamina D']);
    expect(document.querySelector('[role="tree"]')).toBeNull();
  });

  it('marks the open page', () => {
    render(<Host />);
    expect(screen.getByRole('link', { name: 'Minerały' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Witaminy' }).hasAttribute('aria-current')).toBe(false);
  });

  it('tells when a link is followed', () => {
    const onFollow = vi.fn();
    render(<Host onFollow={onFollow} />);
    const link = screen.getByRole('link', { name: 'Minerały' });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(onFollow).toHaveBeenCalledOnce();
  });

  it('DR-14 closes when the screen becomes wide enough for the mega menu', () => {
    const onOpenChange = vi.fn();
    const { rerender } = render(<Host onOpenChange={onOpenChange} />);
    act(() => wide.answer(false));
    expect(onOpenChange).not.toHaveBeenCalled();
    act(() => wide.answer(true));
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
    rerender(<Host onOpenChange={onOpenChange} open={false} />);
    act(() => wide.answer(true));
    expect(onOpenChange).toHaveBeenCalledOnce();
  });
});
