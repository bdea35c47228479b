// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { testField } from '../conformance/field-suite.tsx';
import { RatingInput } from './index.ts';

const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });

describe('RatingInput', () => {
  testField({
    field: ({ loading, disabled, ...props }) => <RatingInput {...props} />,
    control: () => screen.getByRole('radiogroup'),
    fill: () => fireEvent.click(radio(/^3/)),
    sent: '3',
    sentBefore: null,
    hasStates: false,
  });

  it('[RA-2] is a named group of five native radio buttons with names', () => {
    render(<RatingInput label="Ocena" name="rating" />);
    expect(screen.getByRole('radiogroup', { name: 'Ocena' })).toBeDefined();
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ name, value, type }) => [name, value, type])).toEqual(
      [1, 2, 3, 4, 5].map((stars) => ['rating', String(stars), 'radio']),
    );
    expect(radio(/^5 of 5, excellent$/).required).toBe(true);
  });

  it('fills the stars up to the selected one', () => {
    const onValueChange = vi.fn();
    const { container } = render(<RatingInput label="Ocena" name="rating" onValueChange={onValueChange} />);
    fireEvent.click(radio(/^3/));
    expect(container.querySelectorAll('[data-filled]')).toHaveLength(3);
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(3);
  });

  it('is controlled when `value` is given, and is in the server HTML', () => {
    render(<RatingInput label="Ocena" name="rating" value={2} />);
    fireEvent.click(radio(/^4/));
    expect(radio(/^2/).checked).toBe(true);
    expect(renderToString(<RatingInput label="Ocena" name="rating" defaultValue={4} />)).toMatch(
      /<input[^>]*checked=""[^>]*value="4"|<input[^>]*value="4"[^>]*checked=""/,
    );
  });

  it('submits the filled stars after its form is reset, also when controlled', async () => {
    const form = (value: number) => (
      <form aria-label="Opinia">
        <RatingInput label="Ocena" name="rating" value={value} />
      </form>
    );
    const { container, rerender } = render(form(2));
    rerender(form(4));
    screen.getByRole<HTMLFormElement>('form').reset();
    await waitFor(() => expect(new FormData(screen.getByRole('form')).get('rating')).toBe('4'));
    expect(container.querySelectorAll('[data-filled]')).toHaveLength(4);
  });

  it('[FO-4] has its error on the group', () => {
    render(<RatingInput id="rating" label="Ocena" name="rating" error="Wybierz ocenę." />);
    expect(screen.getByRole('radiogroup').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('radiogroup').getAttribute('aria-describedby')).toBe('rating-error');
  });
});
