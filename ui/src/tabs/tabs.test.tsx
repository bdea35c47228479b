// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Tabs, type TabsProps } from './index.ts';
import { tabForKey } from './tab-keys.ts';

const tabs = [
  { id: 'opis', label: 'Opis', content: 'Krople z witaminą D3.' },
  { id: 'sklad', label: 'Skład', content: <a href="/etykieta">Etykieta</a> },
  { id: 'uzycie', label: 'Użycie', content: <p id="dawka">Jedna kropla dziennie.</p> },
];
const renderTabs = (props: Partial<TabsProps> = {}) => render(<Tabs items={tabs} label="O produkcie" {...props} />);
const tab = (name: string) => screen.getByRole('tab', { name });
const selected = () => screen.getAllByRole('tab', { selected: true }).map(({ textContent }) => textContent);
const shown = () =>
  screen
    .getAllByRole('tabpanel')
    .filter(({ dataset }) => dataset['state'] === 'active')
    .map(({ id }) => id);
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

function goTo(hash: string) {
  window.history.replaceState(null, '', hash || '/');
  act(() => {
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
}

const scrolledTo: string[] = [];
beforeEach(() => {
  scrolledTo.length = 0;
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolledTo.push(this.id);
  };
});

describe('Tabs', () => {
  it('takes nodes as labels, which name tab and panel', () => {
    const label = (
      <>
        Opinie <b>(12)</b>
      </>
    );
    render(<Tabs label="O produkcie" items={[{ id: 'opinie', label, content: 'Treść' }]} />);
    expect(screen.getByRole('tab', { name: 'Opinie (12)' }).querySelector('b')).not.toBeNull();
    expect(screen.getByRole('tabpanel', { name: 'Opinie (12)' })).toBeDefined();
  });

  it('[TA-1] is a named list of tabs, each with a panel that it names and controls', () => {
    renderTabs();
    expect(screen.getByRole('tablist', { name: 'O produkcie' }).children).toHaveLength(3);
    for (const { label } of tabs) {
      const panel = screen.getByRole('tabpanel', { name: label });
      expect(tab(label).getAttribute('aria-controls')).toBe(panel.id);
    }
  });

  it('[TA-2] has one selected tab, the only tab stop', () => {
    renderTabs();
    fireEvent.click(tab('Skład'));
    expect(screen.getAllByRole('tab').map((each) => [each.getAttribute('aria-selected'), each.tabIndex])).toEqual([
      ['false', -1],
      ['true', 0],
      ['false', -1],
    ]);
    expect(shown()).toEqual([tab('Skład').getAttribute('aria-controls')]);
  });

  it('[TA-3] makes a panel a tab stop unless it starts with one', () => {
    renderTabs();
    expect(screen.getAllByRole('tabpanel').map((panel) => panel.getAttribute('tabindex'))).toEqual(['0', null, '0']);
  });

  it('[TA-4] arrows move and Enter and Space select with manual activation', () => {
    const onValueChange = vi.fn();
    renderTabs({ activationMode: 'manual', onValueChange });
    act(() => tab('Opis').focus());
    press('ArrowRight');
    expect(document.activeElement).toBe(tab('Skład'));
    expect(selected()).toEqual(['Opis']);
    // A browser clicks a button on Enter and Space.
    fireEvent.click(tab('Skład'));
    expect(selected()).toEqual(['Skład']);
    expect(onValueChange.mock.calls).toEqual([['sklad']]);
  });

  it('[TA-4] leaves key combinations to the browser', () => {
    renderTabs();
    act(() => tab('Opis').focus());
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey'])
      expect(fireEvent.keyDown(tab('Opis'), { key: 'ArrowRight', [modifier]: true })).toBe(true);
    expect(selected()).toEqual(['Opis']);
  });

  it.each([
    ['horizontal', ['ArrowUp', 'ArrowDown']],
    ['vertical', ['ArrowLeft', 'ArrowRight']],
  ] as const)('[TA-5] leaves the arrows of the other orientation to the page', (orientation, keys) => {
    renderTabs({ orientation });
    act(() => tab('Opis').focus());
    for (const key of keys) expect(press(key)).toBe(true);
    expect(selected()).toEqual(['Opis']);
  });

  it.each(['nie-ma', ''])('[TA-6] selects the first tab for the unknown id "%s"', (defaultValue) => {
    renderTabs({ defaultValue });
    expect(selected()).toEqual(['Opis']);
  });

  it('[TA-7] selects the tab of the hash, or the tab that contains its target', () => {
    window.history.replaceState(null, '', '#produkt-sklad');
    renderTabs({ id: 'produkt' });
    expect(selected()).toEqual(['Skład']);
    expect(document.activeElement).toBe(tab('Skład'));
    goTo('#dawka');
    expect(selected()).toEqual(['Użycie']);
    expect(scrolledTo).toEqual(['dawka']);
    goTo('#%');
    goTo('');
    expect(selected()).toEqual(['Użycie']);
  });

  it('[TA-7] selects the tab that contains the target in content, whose id has a prefix', () => {
    window.history.replaceState(null, '', '#%C5%BCelazo');
    renderTabs({ items: [...tabs, { id: 'sklad-tabletki', label: 'Tabletka', content: <p id="pb-żelazo">8 mg</p> }] });
    expect(selected()).toEqual(['Tabletka']);
    expect(scrolledTo).toEqual(['pb-żelazo']);
    window.history.replaceState(null, '', '/');
  });

  it('[TA-7] selects the tab around nested tabs that contain the target', () => {
    window.history.replaceState(null, '', '#dawka');
    const nested = <Tabs id="wewn" items={tabs} label="Wewnątrz" />;
    renderTabs({
      id: 'zewn',
      items: [
        { id: 'a', label: 'Przegląd', content: 'Treść' },
        { id: 'b', label: 'Dane', content: nested },
      ],
    });
    expect(selected()).toEqual(['Dane', 'Użycie']);
    expect(scrolledTo).toContain('dawka');
    goTo('#wewn-sklad');
    expect(selected()).toEqual(['Dane', 'Skład']);
    goTo('');
  });

  it('[TA-7] selects the tab of the hash again when its link is clicked again, also one that a router handles', async () => {
    window.history.replaceState(null, '', '#dawka');
    render(
      <>
        <Tabs items={tabs} label="O produkcie" />
        <a href="#dawka" onClick={(event) => event.preventDefault()}>
          Dawka
        </a>
      </>,
    );
    fireEvent.click(tab('Opis'));
    expect(selected()).toEqual(['Opis']);
    fireEvent.click(screen.getByRole('link', { name: 'Dawka' }), { ctrlKey: true });
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(selected()).toEqual(['Opis']);
    fireEvent.click(screen.getByRole('link', { name: 'Dawka' }));
    await waitFor(() => expect(scrolledTo).toEqual(['dawka', 'dawka']));
    expect(selected()).toEqual(['Użycie']);
    window.history.replaceState(null, '', '/');
  });

  it('[TA-9] keeps the ids of two sets with the same tabs distinct', () => {
    render(
      <>
        <Tabs items={tabs} label="Pierwszy" />
        <Tabs items={tabs} label="Drugi" />
      </>,
    );
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id).filter((id) => id !== 'dawka');
    expect(new Set(ids).size).toBe(ids.length);
    const [, second] = screen.getAllByRole('tab', { name: 'Skład' });
    fireEvent.click(second ?? document.body);
    expect(selected()).toEqual(['Opis', 'Skład']);
  });

  it('[TA-10] has every panel with its title in the server HTML', () => {
    const html = renderToString(<Tabs items={tabs} label="O produkcie" headingLevel={2} />);
    expect(html.match(/<h2[^>]*>/g)).toHaveLength(3);
    expect(html).toContain('Jedna kropla dziennie.');
    expect(html).not.toContain('hidden');
  });

  it('is controlled when `value` is given', () => {
    const onValueChange = vi.fn();
    renderTabs({ value: 'sklad', onValueChange });
    fireEvent.click(tab('Użycie'));
    expect(onValueChange.mock.calls).toEqual([['uzycie']]);
    expect(selected()).toEqual(['Skład']);
  });

  it('forwards ref, className and attributes to the root element', () => {
    const ref = createRef<HTMLDivElement>();
    const { container } = render(
      <Tabs items={tabs} label="O produkcie" ref={ref} className="mine" data-place="product" />,
    );
    expect(ref.current).toBe(container.firstElementChild);
    expect([ref.current?.classList.contains('mine'), ref.current?.dataset['place']]).toEqual([true, 'product']);
  });
});

describe('tabForKey', () => {
  it('[TA-4] wraps, and goes to the ends', () => {
    expect(['ArrowLeft', 'ArrowRight', 'Home', 'End', 'a'].map((key) => tabForKey(key, 2, 3, 'horizontal'))).toEqual([
      1,
      0,
      0,
      2,
      undefined,
    ]);
    expect(['ArrowUp', 'ArrowDown'].map((key) => tabForKey(key, 0, 3, 'vertical'))).toEqual([2, 1]);
  });
});
