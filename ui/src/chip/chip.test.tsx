// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Chip } from './index.ts';

describe('Chip', () => {
  it('is plain text without anything to press', () => {
    render(<Chip text="JESIEN10" />);
    expect(screen.getByText('JESIEN10')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is removed by a button named after it', () => {
    const onRemove = vi.fn();
    render(<Chip text="JESIEN10" onRemove={onRemove} />);
    fireEvent.click(screen.getByRole('button', { name: 'Remove: JESIEN10' }));
    expect(onRemove).toHaveBeenCalledOnce();
  });

  it('lends its root to the parent', () => {
    const ref = createRef<HTMLSpanElement>();
    const { container } = render(<Chip text="a" ref={ref} className="mine" data-place="cart" onRemove={() => undefined} />);
    expect(ref.current).toBe(container.firstElementChild);
    expect([ref.current?.classList.contains('mine'), ref.current?.dataset['place'], ref.current?.dataset['removable']]).toEqual([true, 'cart', 'true']);
  });
});
