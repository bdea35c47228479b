// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CheckoutStep, type CheckoutStepState } from './index.ts';

const strings = { completeLabel: 'gotowe', upcomingLabel: 'jeszcze nie wypełniono', editLabel: 'Zmień' };
const scrollIntoView = vi.fn();
beforeEach(() => {
  scrollIntoView.mockReset();
  Element.prototype.scrollIntoView = scrollIntoView;
});

describe('CheckoutStep', () => {
  const step = (state: CheckoutStepState, onEdit?: () => void) => (
    <CheckoutStep
      {...strings}
      number={2}
      state={state}
      title="Dostawa"
      summary="Paczkomat KRA12A"
      {...(onEdit && { onEdit })}
    >
      <input aria-label="Kod paczkomatu" />
    </CheckoutStep>
  );
  const heading = () => screen.getByRole('heading');

  it('CO-1 is a section with a heading that contains its state', () => {
    const { rerender } = render(step('complete'));
    expect(screen.getByRole('region', { name: 'Dostawa (gotowe)' })).toBeDefined();
    rerender(step('upcoming'));
    expect(screen.getByRole('region', { name: 'Dostawa (jeszcze nie wypełniono)' })).toBeDefined();
    rerender(step('current'));
    expect(screen.getByRole('region', { name: 'Dostawa' })).toBeDefined();
  });

  it('CO-2 focuses its heading when it becomes current, but not on mount', () => {
    const { rerender, unmount } = render(step('upcoming'));
    rerender(step('current'));
    expect(document.activeElement).toBe(heading());
    expect(scrollIntoView).toHaveBeenCalledOnce();
    unmount();
    render(step('current'));
    expect(document.activeElement).toBe(document.body);
  });

  it('CO-2 leaves focus in the step while it stays current', () => {
    const { rerender } = render(step('current'));
    screen.getByRole('textbox').focus();
    rerender(step('current'));
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
  });

  it('shows the summary and an edit button when it is complete, and keeps the entered values', () => {
    const onEdit = vi.fn();
    const { rerender } = render(step('current', onEdit));
    expect(screen.queryByText('Paczkomat KRA12A')).toBeNull();
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'KRA12A' } });
    rerender(step('complete', onEdit));
    expect(screen.getByText('Paczkomat KRA12A')).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Zmień: Dostawa' }));
    expect(onEdit).toHaveBeenCalledOnce();
    rerender(step('current', onEdit));
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('KRA12A');
  });

  it('has no edit button without onEdit', () => {
    render(step('complete'));
    expect(screen.queryByRole('button')).toBeNull();
  });
});
