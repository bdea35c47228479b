// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SegmentedControl, type SegmentedControlProps } from './index.ts';

const segments = [
  { value: 'list', label: 'Lista' },
  { value: 'map', label: <b>Mapa</b> },
];
const control = (props: Partial<SegmentedControlProps> = {}) => (
  <SegmentedControl label="Widok" name="view" segments={segments} {...props} />
);
const segment = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

describe('SegmentedControl', () => {
  it('is a radio group named by its label, also while the label is hidden', () => {
    const { rerender } = render(control());
    expect(screen.getByRole('radiogroup', { name: 'Widok' })).toBeDefined();
    rerender(control({ labelHidden: true }));
    expect(screen.getByRole('radiogroup', { name: 'Widok' })).toBeDefined();
  });

  it('selects and reports a segment', () => {
    const onValueChange = vi.fn();
    render(control({ defaultValue: 'list', onValueChange }));
    expect(segment('Lista').checked).toBe(true);
    fireEvent.click(screen.getByText('Mapa'));
    expect(segment('Mapa').checked).toBe(true);
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('map');
  });

  it('can be controlled', () => {
    const { rerender } = render(control({ value: 'list' }));
    fireEvent.click(segment('Mapa'));
    expect(segment('Lista').checked).toBe(true);
    rerender(control({ value: 'map' }));
    expect(segment('Mapa').checked).toBe(true);
  });

  it('is submitted with its form', () => {
    render(<form aria-label="Filtry">{control({ defaultValue: 'map' })}</form>);
    expect(new FormData(screen.getByRole<HTMLFormElement>('form')).get('view')).toBe('map');
  });

  it('disables one segment or all', () => {
    const { rerender } = render(
      control({ segments: [...segments, { value: 'photos', label: 'Zdjęcia', disabled: true }] }),
    );
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ disabled }) => disabled)).toEqual([
      false,
      false,
      true,
    ]);
    rerender(control({ disabled: true }));
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ disabled }) => disabled)).toEqual([true, true]);
  });

  it('requires a segment unless it is optional, which its label says', () => {
    const required = () => [
      screen.getByRole('radiogroup').getAttribute('aria-required'),
      segment('Lista').required,
      segment('Mapa').required,
    ];
    const { rerender } = render(control());
    expect(required()).toEqual(['true', true, true]);
    rerender(control({ optional: true }));
    expect(required()).toEqual([null, false, false]);
    expect(screen.getByRole('radiogroup', { name: 'Widok (optional)' })).toBeDefined();
  });

  it('FO-4 is invalid and described by its error', () => {
    render(control({ id: 'view', error: 'Wybierz widok.' }));
    const group = screen.getByRole('radiogroup');
    expect(group.getAttribute('aria-invalid')).toBe('true');
    expect(group.getAttribute('aria-describedby')).toBe('view-error');
  });
});
