// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Accordion, type AccordionProps } from './index.ts';

const sections = [
  { id: 'sklad', title: 'Skład', content: <a href="/sklad">Pełny skład</a> },
  { id: 'dawkowanie', title: 'Dawkowanie', content: 'Jedna kapsułka dziennie.' },
  { id: 'dostawa', title: 'Dostawa', content: 'W dwa dni robocze.' },
];
const openAt = (...ids: string[]) => sections.map((section) => ({ ...section, defaultOpen: ids.includes(section.id) }));
const header = (name: string) => screen.getByRole('button', { name });
const isOpen = (name: string) => header(name).getAttribute('aria-expanded') === 'true';
const panel = (name: string) => document.getElementById(header(name).getAttribute('aria-controls') ?? '');
const renderAccordion = (props: Partial<AccordionProps> = {}) => render(<Accordion items={sections} {...props} />);

describe('Accordion', () => {
  it('takes nodes as titles', () => {
    render(<Accordion items={[{ id: 'a', title: <em>Skład</em>, content: 'Treść' }]} />);
    expect(screen.getByRole('button', { name: 'Skład' }).querySelector('em')).not.toBeNull();
  });

  it('[UI-11] opens a closed item and closes an open one', () => {
    const onValueChange = vi.fn();
    renderAccordion({ onValueChange });
    fireEvent.click(header('Skład'));
    expect(isOpen('Skład')).toBe(true);
    expect(panel('Skład')?.hasAttribute('hidden')).toBe(false);
    fireEvent.click(header('Skład'));
    expect(isOpen('Skład')).toBe(false);
    expect(onValueChange.mock.calls).toEqual([[['sklad']], [[]]]);
  });

  it('[UI-09] AD-4 keeps the other items open when one is opened', () => {
    renderAccordion({ items: openAt('sklad') });
    fireEvent.click(header('Dostawa'));
    expect([isOpen('Skład'), isOpen('Dawkowanie'), isOpen('Dostawa')]).toEqual([true, false, true]);
  });

  it('[UI-10] AD-4 opens only the first item without `multiple`, and closes it when another opens', () => {
    renderAccordion({ multiple: false, items: openAt('dawkowanie', 'dostawa') });
    expect([isOpen('Skład'), isOpen('Dawkowanie'), isOpen('Dostawa')]).toEqual([false, true, false]);
    fireEvent.click(header('Dostawa'));
    expect([isOpen('Skład'), isOpen('Dawkowanie'), isOpen('Dostawa')]).toEqual([false, false, true]);
    fireEvent.click(header('Dostawa'));
    expect(isOpen('Dostawa')).toBe(false);
  });

  it('AD-1 renders each button alone in a heading of the given level', () => {
    renderAccordion({ headingLevel: 2 });
    const heading = screen.getByRole('heading', { level: 2, name: 'Skład' });
    expect([...heading.children]).toEqual([header('Skład')]);
  });

  it('AD-2 keeps focus, and the button controls an existing element', () => {
    renderAccordion();
    header('Skład').focus();
    fireEvent.click(header('Skład'));
    expect(document.activeElement).toBe(header('Skład'));
    expect(panel('Skład')?.textContent).toBe('Pełny skład');
  });

  it('AD-6 makes regions of up to six items that may be open together, and of none beyond', () => {
    const many = Array.from({ length: 7 }, (_, index) => ({
      id: `s${index}`,
      title: `Pytanie ${index}`,
      content: '',
      defaultOpen: true,
    }));
    const { rerender } = renderAccordion({ items: many.slice(0, 6) });
    expect(screen.getAllByRole('region')).toHaveLength(6);
    expect(screen.getByRole('region', { name: 'Pytanie 0' })).toBeDefined();
    rerender(<Accordion items={many} />);
    expect(screen.queryAllByRole('region')).toEqual([]);
    expect(panel('Pytanie 0')?.hasAttribute('aria-labelledby')).toBe(false);
  });

  it('AD-7 hides closed items with `hidden="until-found"`', () => {
    renderAccordion();
    expect(panel('Dostawa')?.getAttribute('hidden')).toBe('until-found');
    fireEvent(panel('Dostawa') ?? document.body, new Event('beforematch'));
    expect(isOpen('Dostawa')).toBe(true);
  });

  it('AD-7 opens the found item as the only one without `multiple`', () => {
    renderAccordion({ multiple: false, items: openAt('sklad') });
    fireEvent(panel('Dostawa') ?? document.body, new Event('beforematch'));
    expect([isOpen('Skład'), isOpen('Dostawa')]).toEqual([false, true]);
  });

  it('[AD-5] disables the open header when one item must stay open', () => {
    renderAccordion({ multiple: false, collapsible: false, items: openAt('sklad') });
    expect(header('Skład').getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(header('Skład'));
    expect(isOpen('Skład')).toBe(true);
    fireEvent.click(header('Dostawa'));
    expect([header('Skład').hasAttribute('aria-disabled'), isOpen('Dostawa')]).toEqual([false, true]);
  });

  it('[AD-7] opens the item that contains the target of the hash, on mount and later', () => {
    const scrollIntoView = vi.fn();
    Element.prototype.scrollIntoView = scrollIntoView;
    window.history.replaceState(null, '', '#zwroty');
    const content = sections.map((section) => ({
      ...section,
      content: <p id={section.id === 'dostawa' ? 'zwroty' : `o-${section.id}`}>…</p>,
    }));
    renderAccordion({ items: content });
    expect(isOpen('Dostawa')).toBe(true);
    window.history.replaceState(null, '', '#o-sklad');
    act(() => {
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    });
    expect([isOpen('Skład'), isOpen('Dawkowanie'), isOpen('Dostawa')]).toEqual([true, false, true]);
    expect(scrollIntoView.mock.contexts).toEqual([
      document.getElementById('zwroty'),
      document.getElementById('o-sklad'),
    ]);
    window.history.replaceState(null, '', '/');
  });

  it('is controlled when `value` is given', () => {
    const onValueChange = vi.fn();
    renderAccordion({ value: ['sklad'], onValueChange });
    fireEvent.click(header('Dostawa'));
    expect(onValueChange.mock.calls).toEqual([[['sklad', 'dostawa']]]);
    expect([isOpen('Skład'), isOpen('Dostawa')]).toEqual([true, false]);
  });

  it.each([true, false])('forwards ref, className and attributes to the root element (multiple: %s)', (multiple) => {
    const ref = createRef<HTMLDivElement>();
    const { container } = render(
      <Accordion items={sections} multiple={multiple} ref={ref} className="mine" data-place="faq" />,
    );
    expect(ref.current).toBe(container.firstElementChild);
    expect([ref.current?.classList.contains('mine'), ref.current?.dataset['place']]).toEqual([true, 'faq']);
  });

  it('has closed content in the server HTML, hidden by a style that applies only with scripts', () => {
    const html = renderToString(<Accordion items={openAt('sklad')} />);
    expect(html).toContain('Pełny skład');
    expect(html).toContain('Jedna kapsułka dziennie.');
    expect(html).not.toMatch(/ hidden=/);
    expect(html.match(/<div data-state="closed" id="[^"]*-content"/g)).toHaveLength(2);
  });
});
