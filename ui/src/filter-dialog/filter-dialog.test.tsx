// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { FilterDialog } from './index.ts';

describe('FilterDialog', () => {
  it('[FI-2] closes to show the products, and clears the filters without closing', () => {
    const [onOpenChange, onClear] = [vi.fn(), vi.fn()];
    render(
      <FilterDialog open onOpenChange={onOpenChange} onClear={onClear} resultCount={3}>
        …
      </FilterDialog>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(onClear).toHaveBeenCalledOnce();
    expect(onOpenChange).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Show 3 products' }));
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('has no clear button when no filter is selected', () => {
    render(
      <FilterDialog open onOpenChange={() => undefined} resultCount={3}>
        …
      </FilterDialog>,
    );
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  });
});
