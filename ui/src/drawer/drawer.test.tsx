// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { describeModal } from '../testing/modal-suite.tsx';
import { Drawer, DrawerAccountLinks, DrawerFooter, type DrawerProps, type DrawerView } from './index.ts';

/** Media query whose result the test sets. */
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
      back={parent && { title: tree[parent].title, onBack: () => setLevel(parent) }}
      levelKey={level}
      items={entries.map((id) => ({
        id,
        label: names[id],
        href: `/${id}.html`,
        current: id === 'mineraly',
        ...(id === 'witaminy' && { onOpenSubmenu: () => setLevel(id), submenuLabel: 'Witaminy, podkategorie' }),
      }))}
      seeAll={level === 'root' ? null : { label: `Zobacz wszystko: ${title}`, href: `/${level}.html` }}
      onNavigate={vi.fn()}
      {...props}
    />
  );
}
const descend = () => fireEvent.click(screen.getByRole('button', { name: 'Witaminy, podkategorie' }));

describeModal('Drawer', {
  title: 'Menu główne',
  closeLabel: 'Zamknij menu',
  render: ({ open, onOpenChange }) => <Host open={open} onOpenChange={onOpenChange} />,
});

describe('Drawer', () => {
  it('[DR-1] [DR-2] [DR-3] is the dialog that the trigger controls, named by its title, which has focus', () => {
    render(<Host />);
    expect(screen.getByRole('dialog', { name: 'Menu główne' }).id).toBe('menu');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Menu główne' }));
  });

  it('[DR-6] [DR-8] focuses the heading with the name of the level that it opens', () => {
    render(<Host />);
    descend();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Witaminy' }));
  });

  it('[DR-6] focuses the item of the previous level on the way back', () => {
    render(<Host />);
    descend();
    fireEvent.click(screen.getByRole('button', { name: 'Back to: Menu główne' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Witaminy, podkategorie' }));
  });

  it('[DR-7] has a back button named after its target, except at the top level', () => {
    render(<Host />);
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Zamknij menu',
      'Witaminy, podkategorie',
    ]);
    descend();
    expect(screen.getByRole('button', { name: 'Back to: Menu główne' })).toBeDefined();
  });

  it('[DR-9] [DR-10] shows one level as a list of links and buttons', () => {
    render(<Host />);
    descend();
    expect(screen.getByRole('list').children).toHaveLength(2);
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Zobacz wszystko: Witaminy',
      'Witamina D',
    ]);
    expect(document.querySelector('[role="tree"]')).toBeNull();
  });

  it('marks the current page', () => {
    render(<Host />);
    expect(screen.getByRole('link', { name: 'Minerały' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Witaminy' }).hasAttribute('aria-current')).toBe(false);
  });

  it('calls onNavigate when a link is followed', () => {
    const onNavigate = vi.fn();
    render(<Host onNavigate={onNavigate} />);
    const link = screen.getByRole('link', { name: 'Minerały' });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(onNavigate).toHaveBeenCalledOnce();
  });

  it('[DR-14] closes when the screen becomes wide enough for the mega menu', () => {
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

/** Drawer with all its views, controlled by a host. */
function Views({ start = 'MENU', onOpenChange = vi.fn(), ...props }: Partial<DrawerProps> & { start?: DrawerView }) {
  const [view, setView] = useState<DrawerView>(start);
  return (
    <Host
      title={undefined}
      back={null}
      view={view}
      onViewChange={setView}
      onOpenChange={onOpenChange}
      pane={<button onClick={() => setView('CREATE_ACCOUNT')}>Załóż konto</button>}
      footer={
        <DrawerFooter
          contactHref="/contact-us"
          extraLink={<a href="/blog">Poradnik</a>}
          switchers={<button>PLN</button>}
          onViewChange={setView}
        />
      }
      {...props}
    />
  );
}
const heading = () => screen.getByRole('heading', { level: 2 });
const pressBack = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('Drawer with views', () => {
  it('[NAV-02] [NAV-11] [DR-2] has the title of its view and a back button in its header', () => {
    render(<Views />);
    expect(screen.getByRole('dialog', { name: 'Main Menu' }).dataset).toMatchObject({ view: 'MENU', pane: 'closed' });
    expect(screen.getByRole('button', { name: 'Back to the page' })).toBeDefined();
  });

  it('[NAV-03] [NAV-06] [DR-11] moves through the views and back, focusing each heading', () => {
    render(<Views />);
    pressBack('Sign In');
    expect([heading().textContent, document.activeElement === heading()]).toEqual(['Sign In', true]);
    fireEvent.click(screen.getByRole('button', { name: 'Załóż konto' }));
    expect([heading().textContent, document.activeElement === heading()]).toEqual(['Create Account', true]);
    pressBack('Back to: Sign In');
    expect(heading().textContent).toBe('Sign In');
    pressBack('Back to: Main Menu');
    expect([heading().textContent, document.activeElement === heading()]).toEqual(['Main Menu', true]);
  });

  it('[NAV-07] goes back one category level from a submenu', () => {
    const onBack = vi.fn();
    const onOpenChange = vi.fn();
    render(<Views title="Witaminy" back={{ title: 'Menu główne', onBack }} onOpenChange={onOpenChange} />);
    pressBack('Back to: Menu główne');
    expect(onBack).toHaveBeenCalledOnce();
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it('[NAV-08] [DR-11] closes from the top level of the menu', () => {
    const onOpenChange = vi.fn();
    render(<Views onOpenChange={onOpenChange} />);
    pressBack('Back to the page');
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('[NAV-09] [DR-9] shows every other view in the pane instead of the menu', () => {
    render(<Views start="MY_ACCOUNT" />);
    expect(screen.getByRole('dialog').dataset).toMatchObject({ view: 'MY_ACCOUNT', pane: 'open' });
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.getByRole('button', { name: 'Załóż konto' })).toBeDefined();
  });

  it('[DR-12] focuses the heading of the account when opened by the account trigger', () => {
    render(<Views start="MY_ACCOUNT" />);
    expect([heading().textContent, document.activeElement === heading()]).toEqual(['My Account', true]);
  });

  it('[NAV-13] has contact, extra link, switchers and account bar below the menu', () => {
    render(<Views />);
    const footer = within(screen.getByRole('group', { name: 'Help and account' }));
    expect(footer.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Contact Us', '/contact-us'],
      ['Poradnik', '/blog'],
    ]);
    expect(footer.getAllByRole('button').map((button) => button.textContent)).toEqual(['PLN', 'Sign In']);
  });
});

describe('DrawerFooter', () => {
  it.each([
    ['a guest', null, 'Sign In', 'SIGN_IN'],
    ['a customer', { name: 'Anna' }, 'Hi, Anna My Account', 'MY_ACCOUNT'],
    ['a customer without a name', {}, 'My Account', 'MY_ACCOUNT'],
  ])('[NAV-13] opens the next view for %s', (_, customer, name, view) => {
    const onViewChange = vi.fn();
    render(<DrawerFooter customer={customer} onViewChange={onViewChange} />);
    expect(screen.queryByRole('link')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name }));
    expect(onViewChange).toHaveBeenCalledExactlyOnceWith(view);
  });
});

describe('DrawerAccountLinks', () => {
  it('calls onNavigate for a link and onSignOut for the button', () => {
    const [onNavigate, onSignOut] = [vi.fn(), vi.fn()];
    render(
      <DrawerAccountLinks
        items={[{ id: 'orders', label: 'Zamówienia', href: '#zamowienia' }]}
        onNavigate={onNavigate}
        signOutLabel="Wyloguj się"
        onSignOut={onSignOut}
      />,
    );
    fireEvent.click(screen.getByRole('link', { name: 'Zamówienia' }));
    expect([onNavigate.mock.calls.length, onSignOut.mock.calls.length]).toEqual([1, 0]);
    fireEvent.click(screen.getByRole('button', { name: 'Wyloguj się' }));
    expect([onNavigate.mock.calls.length, onSignOut.mock.calls.length]).toEqual([1, 1]);
  });
});

describe('DrawerLevel', () => {
  it('is busy and announces it while loading', () => {
    render(<Host status="loading" />);
    expect(screen.getByRole('status').textContent).toBe('Loading categories');
    expect(document.querySelector('[aria-busy="true"]')).not.toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('shows the error and retries', () => {
    const onRetry = vi.fn();
    render(<Host status="error" onRetry={onRetry} />);
    expect(screen.getByRole('alert').textContent).toContain('The categories could not be loaded.');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('[DR-6] keeps focus on its heading during and after loading', () => {
    const { rerender } = render(<Host levelKey="root" />);
    rerender(<Host levelKey="witaminy" status="loading" title="Witaminy" items={[]} />);
    expect(document.activeElement).toBe(heading());
    rerender(<Host levelKey="witaminy" title="Witaminy" />);
    expect(document.activeElement).toBe(heading());
  });
});
