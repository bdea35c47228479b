// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CheckoutStep, CheckoutSteps, type CheckoutStepState } from './index.ts';

const words = { doneLabel: 'gotowe', todoLabel: 'jeszcze nie wypełniono', changeLabel: 'Zmień' };
const scrollIntoView = vi.fn();
beforeEach(() => {
  scrollIntoView.mockReset();
  Element.prototype.scrollIntoView = scrollIntoView;
});

describe('CheckoutSteps', () => {
  const steps = [
    { id: 'address', label: 'Adres', href: '#adres' },
    { id: 'delivery', label: 'Dostawa', href: '#dostawa' },
    { id: 'payment', label: 'Płatność', href: '#platnosc' },
  ];
  const show = (current: string) =>
    render(<CheckoutSteps steps={steps} current={current} label="Etapy zamówienia" doneLabel="gotowe" todoLabel="jeszcze nie wypełniono" />);

  it('CO-1 is an ordered list in a named landmark, with the state of each step in words', () => {
    show('delivery');
    const navigation = screen.getByRole('navigation', { name: 'Etapy zamówienia' });
    expect(navigation.querySelector('ol')).not.toBeNull();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Adres (gotowe)', '2Dostawa', '3Płatność (jeszcze nie wypełniono)']);
  });

  it('CO-1 marks the open step alone', () => {
    show('delivery');
    expect(screen.getAllByRole('listitem').map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  });

  it('leads back to what is done, and not ahead', () => {
    show('delivery');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#adres']);
    expect(screen.getByRole('link', { name: 'Adres (gotowe)' })).toBeDefined();
  });
});

describe('CheckoutStep', () => {
  const step = (state: CheckoutStepState, onChange?: () => void) => (
    <CheckoutStep {...words} number={2} state={state} title="Dostawa" summary="Paczkomat KRA12A" {...(onChange && { onChange })}>
      <input aria-label="Kod paczkomatu" />
    </CheckoutStep>
  );
  const heading = () => screen.getByRole('heading');

  it('CO-1 is a section with a heading that says its state', () => {
    const { rerender } = render(step('done'));
    expect(screen.getByRole('region', { name: 'Dostawa (gotowe)' })).toBeDefined();
    rerender(step('todo'));
    expect(screen.getByRole('region', { name: 'Dostawa (jeszcze nie wypełniono)' })).toBeDefined();
    rerender(step('current'));
    expect(screen.getByRole('region', { name: 'Dostawa' })).toBeDefined();
  });

  it('CO-2 puts the focus on its heading when it becomes the open one, and not at first', () => {
    const { rerender, unmount } = render(step('todo'));
    rerender(step('current'));
    expect(document.activeElement).toBe(heading());
    expect(scrollIntoView).toHaveBeenCalledOnce();
    unmount();
    render(step('current'));
    expect(document.activeElement).toBe(document.body);
  });

  it('CO-2 leaves the focus in the step while it stays open', () => {
    const { rerender } = render(step('current'));
    screen.getByRole('textbox').focus();
    rerender(step('current'));
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
  });

  it('shows the choice and a way to change it once it is done, and keeps what was entered', () => {
    const onChange = vi.fn();
    const { rerender } = render(step('current', onChange));
    expect(screen.queryByText('Paczkomat KRA12A')).toBeNull();
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'KRA12A' } });
    rerender(step('done', onChange));
    expect(screen.getByText('Paczkomat KRA12A')).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Zmień: Dostawa' }));
    expect(onChange).toHaveBeenCalledOnce();
    rerender(step('current', onChange));
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('KRA12A');
  });

  it('has no button to change what is done where there is no way back', () => {
    render(step('done'));
    expect(screen.queryByRole('button')).toBeNull();
  });
});
