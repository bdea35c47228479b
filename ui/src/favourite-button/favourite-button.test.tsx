// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { FavouriteButton } from './index.ts';

const button = (pressed: boolean) => screen.getByRole('button', { name: 'Ulubione: Cynk', pressed });

describe('FavouriteButton', () => {
  it('[WI-1] holds its state where the parent does not, under a constant name', () => {
    const onPressedChange = vi.fn();
    render(<FavouriteButton label="Ulubione: Cynk" onPressedChange={onPressedChange} />);
    fireEvent.click(button(false));
    fireEvent.click(button(true));
    expect(onPressedChange.mock.calls).toEqual([[true], [false]]);
  });

  it('[WI-1] leaves the state to a parent that holds it', () => {
    render(<FavouriteButton label="Ulubione: Cynk" pressed />);
    fireEvent.click(button(true));
    expect(button(true)).toBeDefined();
  });

  it('does nothing while busy, and lends the button to the parent', () => {
    const ref = createRef<HTMLButtonElement>();
    const onPressedChange = vi.fn();
    render(<FavouriteButton label="Ulubione: Cynk" busy onPressedChange={onPressedChange} ref={ref} className="mine" data-place="card" />);
    fireEvent.click(button(false));
    expect(onPressedChange).not.toHaveBeenCalled();
    expect(ref.current).toBe(button(false));
    expect([ref.current?.classList.contains('mine'), ref.current?.dataset['place']]).toEqual([true, 'card']);
  });
});
