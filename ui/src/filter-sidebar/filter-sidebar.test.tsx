// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { FilterButton, FilterLayout, FilterSidebar } from './index.ts';

describe('FilterSidebar', () => {
  it('is a landmark next to the results; both forward their props', () => {
    const [layout, sidebar] = [createRef<HTMLDivElement>(), createRef<HTMLElement>()];
    const { container } = render(
      <FilterLayout ref={layout} className="mine" data-place="list">
        <FilterSidebar ref={sidebar} className="side" aria-label="Filtry" />
      </FilterLayout>,
    );
    expect(layout.current).toBe(container.firstElementChild);
    expect([layout.current?.classList.contains('mine'), layout.current?.dataset['place']]).toEqual([true, 'list']);
    expect(sidebar.current).toBe(screen.getByRole('complementary', { name: 'Filtry' }));
  });
});

describe('FilterButton', () => {
  it('includes the number of selected filters, and exposes that it opens a dialog', () => {
    const { rerender } = render(<FilterButton count={3} />);
    expect(screen.getByRole('button', { name: 'Filters (3)' }).getAttribute('aria-haspopup')).toBe('dialog');
    rerender(<FilterButton />);
    expect(screen.getByRole('button', { name: 'Filters' })).toBeDefined();
  });
});
