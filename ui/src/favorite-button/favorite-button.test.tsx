// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { FavoriteButton } from './index.ts';

const button = (pressed: boolean) => screen.getByRole('button', { name: 'Ulubione: Cynk', pressed });

describe('FavoriteButton', () => {
  it('[WI-1] manages its state when uncontrolled, under a constant name', () => {
    const onPressedChange = vi.fn();
    render(<FavoriteButton label="Ulubione: Cynk" onPressedChange={onPressedChange} />);
    fireEvent.click(button(false));
    fireEvent.click(button(true));
    expect(onPressedChange.mock.calls).toEqual([[true], [false]]);
  });

  it('[WI-1] leaves its state to the parent when controlled', () => {
    render(<FavoriteButton label="Ulubione: Cynk" pressed />);
    fireEvent.click(button(true));
    expect(button(true)).toBeDefined();
  });

  it('does nothing while loading, and forwards ref and attributes to the button', () => {
    const ref = createRef<HTMLButtonElement>();
    const onPressedChange = vi.fn();
    render(
      <FavoriteButton
        label="Ulubione: Cynk"
        loading
        onPressedChange={onPressedChange}
        ref={ref}
        className="mine"
        data-place="card"
      />,
    );
    fireEvent.click(button(false));
    expect(onPressedChange).not.toHaveBeenCalled();
    expect(ref.current).toBe(button(false));
    expect([ref.current?.classList.contains('mine'), ref.current?.dataset['place']]).toEqual([true, 'card']);
  });
});
