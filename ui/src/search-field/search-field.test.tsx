// @vitest-environment jsdom
import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { hydrateAfter } from '../testing/hydrate-after.ts';
import { SearchField } from './index.ts';

const props = { action: '/search', name: 'q', label: 'Szukaj w sklepie', submitLabel: 'Szukaj', clearLabel: 'Wyczyść' };
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Szukaj w sklepie' });
const form = () => screen.getByRole('search');
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });

describe('SearchField', () => {
  it('[SE-2] is a form with the search role that works without scripts', () => {
    const html = renderToString(<SearchField {...props} defaultValue="magnez" />);
    expect(html).toMatch(/<form role="search"[^>]*action="\/search" method="get"/);
    expect(html).toMatch(/<input[^>]*type="search"[^>]*name="q"[^>]*value="magnez"/);
    expect(html).toMatch(/<button type="submit" aria-label="Szukaj"/);
  });

  it('searches for text that was typed before hydration', () => {
    const [onSearch, onValueChange] = [vi.fn(), vi.fn()];
    const search = <SearchField {...props} onSearch={onSearch} onValueChange={onValueChange} />;
    hydrateAfter(search, () => type('magnez'));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('magnez');
    fireEvent.submit(form());
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('magnez');
  });

  it('leaves submission to the browser without onSearch', () => {
    render(<SearchField {...props} defaultValue="magnez" />);
    const submit = createEvent.submit(form());
    fireEvent(form(), submit);
    expect(submit.defaultPrevented).toBe(false);
  });

  it('[SE-3] reports an empty query without onSearch too, and does not load the page of the form', () => {
    const onEmptySubmit = vi.fn();
    render(<SearchField {...props} onEmptySubmit={onEmptySubmit} />);
    const submit = createEvent.submit(form());
    fireEvent(form(), submit);
    expect(submit.defaultPrevented).toBe(true);
    expect(onEmptySubmit).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(field());
  });

  it('passes the trimmed query to onSearch', () => {
    const onSearch = vi.fn();
    render(<SearchField {...props} onSearch={onSearch} />);
    type('  witamina d3 ');
    fireEvent.click(screen.getByRole('button', { name: 'Szukaj' }));
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('witamina d3');
  });

  it('[SE-3] focuses the field instead of searching for nothing', () => {
    const onSearch = vi.fn();
    render(<SearchField {...props} onSearch={onSearch} defaultValue="   " />);
    fireEvent.submit(form());
    expect(onSearch).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(field());
  });

  it('[SE-14] has a clear button only while there is text; clicking it returns focus to the field', () => {
    const onChange = vi.fn();
    render(<SearchField {...props} onValueChange={onChange} />);
    expect(screen.queryByRole('button', { name: 'Wyczyść' })).toBeNull();
    type('cynk');
    fireEvent.click(screen.getByRole('button', { name: 'Wyczyść' }));
    expect(onChange.mock.calls).toEqual([['cynk'], ['']]);
    expect(field().value).toBe('');
    expect(document.activeElement).toBe(field());
    expect(screen.queryByRole('button', { name: 'Wyczyść' })).toBeNull();
  });

  it('shows its initial text after its form is reset', async () => {
    const ref = createRef<HTMLInputElement>();
    render(<SearchField {...props} ref={ref} defaultValue="magnez" />);
    type('cynk');
    ref.current?.form?.reset();
    await waitFor(() => expect(field().value).toBe('magnez'));
  });

  it('can be controlled', () => {
    const { rerender } = render(<SearchField {...props} value="cynk" />);
    type('cynk organiczny');
    expect(field().value).toBe('cynk');
    rerender(<SearchField {...props} value="magnez" />);
    expect(field().value).toBe('magnez');
  });

  it('forwards the attributes of a combobox to the input', () => {
    render(<SearchField {...props} role="combobox" aria-expanded={false} aria-controls="suggestions" />);
    expect(screen.getByRole('combobox', { name: 'Szukaj w sklepie' }).getAttribute('aria-controls')).toBe(
      'suggestions',
    );
  });

  it('uses English without strings, and reports an empty query', () => {
    const onEmptySubmit = vi.fn();
    render(<SearchField action="/search" name="q" onSearch={vi.fn()} onEmptySubmit={onEmptySubmit} />);
    expect(screen.getByRole('searchbox', { name: 'Search the shop' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(onEmptySubmit).toHaveBeenCalledOnce();
  });
});
