// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { RatingInput } from './index.ts';

const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });

describe('RatingInput', () => {
  it('[RA-2] is a named group of five native radio buttons with names', () => {
    render(<RatingInput label="Ocena" name="rating" />);
    expect(screen.getByRole('radiogroup', { name: 'Ocena' })).toBeDefined();
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ name, value, type }) => [name, value, type])).toEqual(
      [1, 2, 3, 4, 5].map((stars) => ['rating', String(stars), 'radio']),
    );
    expect(radio(/^5 of 5, excellent$/).required).toBe(true);
  });

  it('fills the stars up to the chosen one', () => {
    const onValueChange = vi.fn();
    const { container } = render(<RatingInput label="Ocena" name="rating" onValueChange={onValueChange} />);
    fireEvent.click(radio(/^3/));
    expect(container.querySelectorAll('[data-filled]')).toHaveLength(3);
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(3);
  });

  it('is held by the parent when it passes a value, and is in the HTML of the server', () => {
    render(<RatingInput label="Ocena" name="rating" value={2} />);
    fireEvent.click(radio(/^4/));
    expect(radio(/^2/).checked).toBe(true);
    expect(renderToString(<RatingInput label="Ocena" name="rating" defaultValue={4} />)).toMatch(/<input[^>]*checked=""[^>]*value="4"|<input[^>]*value="4"[^>]*checked=""/);
  });

  it('[FO-4] has its error on the group', () => {
    render(<RatingInput id="rating" label="Ocena" name="rating" error="Wybierz ocenę." />);
    expect(screen.getByRole('radiogroup').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('radiogroup').getAttribute('aria-describedby')).toBe('rating-error');
  });
});
