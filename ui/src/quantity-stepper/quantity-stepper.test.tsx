// @vitest-environment jsdom
import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { WitrynaProvider } from '../provider/index.ts';
import { strings as deDE } from '../strings/de-DE.ts';
import { hydrateAfter } from '../testing/hydrate-after.ts';
import { QuantityStepper, type QuantityStepperProps } from './index.ts';

const strings = {
  quantity: 'Ilość: Magnez',
  decrease: 'Zmniejsz ilość: Magnez',
  increase: 'Zwiększ ilość: Magnez',
  remove: 'Usuń: Magnez',
  belowMin: 'Najmniej 1 sztuka.',
  aboveMax: 'Najwyżej 10 sztuk.',
  loading: 'Zapisywanie',
};

type Props = Partial<Omit<QuantityStepperProps, 'onChange'>>;

/** Renders a stepper whose parent applies every change, and returns a record of the changes. */
function show({ value: first = 2, ...props }: Props = {}) {
  const changes: number[] = [];
  function Parent() {
    const [value, setValue] = useState(first);
    const change = (next: number) => {
      changes.push(next);
      setValue(next);
    };
    return <QuantityStepper strings={strings} max={10} {...props} value={value} onValueChange={change} />;
  }
  render(<Parent />);
  return changes;
}
const field = () => screen.getByRole<HTMLInputElement>('spinbutton');
const button = (name: string) => screen.getByRole('button', { name });
const message = () => screen.getByRole('status').textContent;
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const press = (key: string) => fireEvent.keyDown(field(), { key });
const states = () => ['aria-valuenow', 'aria-valuemin', 'aria-valuemax'].map((name) => field().getAttribute(name));

describe('QuantityStepper', () => {
  it('QS-1 is a numeric field named after the product, with its value and limits', () => {
    show();
    expect(screen.getByRole('spinbutton', { name: 'Ilość: Magnez' })).toBe(field());
    expect(field().inputMode).toBe('numeric');
    expect(states()).toEqual(['2', '1', '10']);
  });

  it('does not accept `readOnly`, only `disabled`', () => {
    expectTypeOf<QuantityStepperProps>().not.toHaveProperty('readOnly');
  });

  it('[UI-26] QS-3 steps by buttons named after product and action', () => {
    const changes = show();
    fireEvent.click(button('Zwiększ ilość: Magnez'));
    fireEvent.click(button('Zwiększ ilość: Magnez'));
    fireEvent.click(button('Zmniejsz ilość: Magnez'));
    expect(changes).toEqual([3, 4, 3]);
    expect(states()).toEqual(['3', '1', '10']);
  });

  it('QS-2 ArrowUp and ArrowDown change by one, and focus stays', () => {
    const changes = show();
    field().focus();
    press('ArrowUp');
    press('ArrowDown');
    expect(changes).toEqual([3, 2]);
    expect(document.activeElement).toBe(field());
  });

  it('QS-2 Home goes to the minimum, End to the maximum', () => {
    const changes = show({ value: 5 });
    press('End');
    press('Home');
    expect(changes).toEqual([10, 1]);
  });

  it('QS-2 leaves End to the browser without a maximum, and key combinations too', () => {
    const changes = show({ max: undefined });
    for (const init of [{ key: 'End' }, { key: 'ArrowUp', ctrlKey: true }]) {
      const event = createEvent.keyDown(field(), init);
      fireEvent(field(), event);
      expect(event.defaultPrevented).toBe(false);
    }
    expect(changes).toEqual([]);
  });

  it('[UI-26] QS-2 commits typed text on Enter, not before, and does not submit the form', () => {
    const changes = show();
    field().focus();
    type('7');
    expect(changes).toEqual([]);
    const enter = createEvent.keyDown(field(), { key: 'Enter' });
    fireEvent(field(), enter);
    expect(enter.defaultPrevented).toBe(true);
    expect(changes).toEqual([7]);
    expect(document.activeElement).toBe(field());
  });

  it('[UI-26] QS-2 commits typed text on blur, once', () => {
    const changes = show();
    type('7');
    fireEvent.blur(field());
    fireEvent.blur(field());
    expect(changes).toEqual([7]);
  });

  it('[UI-26] does not report a value that stays the same', () => {
    const changes = show();
    type('2');
    fireEvent.blur(field());
    expect(changes).toEqual([]);
  });

  it('[UI-26] steps from the typed value', () => {
    const changes = show();
    type('7');
    press('ArrowUp');
    expect(changes).toEqual([8]);
    expect(field().value).toBe('8');
  });

  it.each(['', '2,5', 'abc'])('[UI-26] returns to the last quantity after "%s"', (text) => {
    const changes = show();
    type(text);
    fireEvent.blur(field());
    expect(changes).toEqual([]);
    expect(field().value).toBe('2');
    expect(message()).toBe('');
  });

  it('QS-3 has an aria-disabled button at the maximum, described by the reason, which a click shows', () => {
    const changes = show({ value: 10 });
    const increase = button(strings.increase);
    expect(increase.getAttribute('aria-disabled')).toBe('true');
    expect(document.getElementById(increase.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Najwyżej 10 sztuk.',
    );
    expect(message()).toBe('');
    fireEvent.click(increase);
    expect(changes).toEqual([]);
    fireEvent.blur(field());
    expect(message()).toBe('Najwyżej 10 sztuk.');
    fireEvent.click(button(strings.decrease));
    expect(message()).toBe('');
  });

  it('QS-3 has an aria-disabled button at the minimum, described by the reason', () => {
    const changes = show({ value: 1 });
    const decrease = button(strings.decrease);
    expect(decrease.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(decrease);
    expect(changes).toEqual([]);
    expect(message()).toBe('Najmniej 1 sztuka.');
  });

  it('QS-4 marks and explains a number above the maximum, and applies the maximum on blur', () => {
    const changes = show();
    type('15');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Najwyżej 10 sztuk.',
    );
    fireEvent.blur(field());
    expect(changes).toEqual([10]);
    expect(field().value).toBe('10');
    expect(field().hasAttribute('aria-invalid')).toBe(false);
    expect(message()).toBe('Najwyżej 10 sztuk.');
  });

  it('QS-4 marks a controlled quantity that is no longer within the limits', () => {
    show({ value: 12 });
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(message()).toBe('Najwyżej 10 sztuk.');
  });

  it('QS-4 announces the message of the shop in an existing region', () => {
    const stepper = (message?: string) => (
      <QuantityStepper strings={strings} value={3} onValueChange={() => undefined} message={message} />
    );
    const { rerender } = render(stepper());
    const region = screen.getByRole('status');
    rerender(stepper('Zostały tylko 3 sztuki.'));
    expect(screen.getByRole('status')).toBe(region);
    expect(region.textContent).toBe('Zostały tylko 3 sztuki.');
  });

  it('[UI-26] applies the minimum for a typed zero', () => {
    const changes = show();
    type('0');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    fireEvent.blur(field());
    expect(changes).toEqual([1]);
    expect(message()).toBe('Najmniej 1 sztuka.');
  });

  it('[UI-26] calls onRemove for a typed zero, and shows the quantity until the item is removed', () => {
    const onRemove = vi.fn();
    const changes = show({ onRemove });
    type('0');
    expect(field().hasAttribute('aria-invalid')).toBe(false);
    press('Enter');
    expect(onRemove).toHaveBeenCalledOnce();
    expect(changes).toEqual([]);
    expect(field().value).toBe('2');
  });

  it('[UI-26] calls onRemove for the decrease button at the minimum', () => {
    const onRemove = vi.fn();
    show({ value: 1, onRemove });
    fireEvent.click(button('Usuń: Magnez'));
    expect(onRemove).toHaveBeenCalledOnce();
  });

  it('shows and announces that it is loading, and still accepts changes', () => {
    const changes = show({ loading: true });
    expect(field().closest('[aria-busy="true"]')).not.toBeNull();
    expect(message()).toBe('Zapisywanie');
    fireEvent.click(button(strings.increase));
    expect(changes).toEqual([3]);
  });

  it('does nothing while disabled, and stays focusable', () => {
    const changes = show({ disabled: true });
    fireEvent.click(button(strings.increase));
    press('ArrowUp');
    press('End');
    expect(changes).toEqual([]);
    expect(field().readOnly).toBe(true);
    field().focus();
    expect(document.activeElement).toBe(field());
  });

  it('is submitted with its form unless it is disabled', () => {
    const stepper = (disabled: boolean) => (
      <form aria-label="Koszyk">
        <QuantityStepper strings={strings} name="quantity" defaultValue={4} disabled={disabled} />
      </form>
    );
    const sent = () => new FormData(screen.getByRole<HTMLFormElement>('form')).get('quantity');
    const { rerender } = render(stepper(false));
    expect(sent()).toBe('4');
    rerender(stepper(true));
    expect(sent()).toBeNull();
  });

  it('is a plain named field in the server HTML', () => {
    const html = renderToString(
      <QuantityStepper strings={strings} name="quantity" value={4} onValueChange={() => undefined} />,
    );
    expect(html).toMatch(/<input[^>]*name="quantity"[^>]*value="4"/);
  });

  it('[UI-26] manages its quantity when uncontrolled', () => {
    const onChange = vi.fn();
    render(<QuantityStepper itemName="Magnez" defaultValue={3} max={10} name="quantity" onValueChange={onChange} />);
    expect(field().value).toBe('3');
    fireEvent.click(button('Increase quantity: Magnez'));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(4);
    expect(field().value).toBe('4');
  });

  it('[UI-26] shows, reports and submits its initial quantity after its form is reset, and keeps a controlled one', async () => {
    const form = (props: Partial<QuantityStepperProps>) => (
      <form aria-label="Zakup">
        <QuantityStepper itemName="Magnez" max={4} name="quantity" {...props} />
      </form>
    );
    const reset = () => screen.getByRole<HTMLFormElement>('form').reset();
    const sent = () => new FormData(screen.getByRole('form')).get('quantity');
    const { rerender } = render(form({ defaultValue: 3 }));
    fireEvent.click(button('Increase quantity: Magnez'));
    fireEvent.click(button('Increase quantity: Magnez'));
    expect(message()).not.toBe('');
    reset();
    await waitFor(() =>
      expect([field().value, field().getAttribute('aria-valuenow'), sent(), message()]).toEqual(['3', '3', '3', '']),
    );
    type('9');
    reset();
    await waitFor(() => expect([field().value, field().hasAttribute('aria-invalid')]).toEqual(['3', false]));
    rerender(form({ value: 2 }));
    type('4');
    reset();
    await waitFor(() => expect(sent()).toBe('2'));
  });

  it('steps by fractions, which are shown and typed with the separator of the language', () => {
    const changes: number[] = [];
    render(
      <WitrynaProvider strings={{ quantityStepper: deDE.quantityStepper }}>
        <QuantityStepper itemName="Kabel" min={0.5} max={4} step={0.5} onValueChange={(next) => changes.push(next)} />
      </WitrynaProvider>,
    );
    expect(field().value).toBe('0,5');
    expect(field().inputMode).toBe('decimal');
    press('ArrowUp');
    type('2,5');
    press('Enter');
    type('3.5');
    press('Enter');
    expect(changes).toEqual([1, 2.5, 3.5]);
    type('0,2');
    press('Enter');
    expect(message()).toBe('Mindestmenge: 0,5.');
    expect(field().value).toBe('0,5');
  });

  it('adopts a quantity that was typed before hydration, as after leaving the field', () => {
    const onValueChange = vi.fn();
    const stepper = <QuantityStepper strings={strings} max={10} onValueChange={onValueChange} />;
    hydrateAfter(stepper, () => type('12'));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(10);
    expect([field().value, message()]).toEqual(['10', 'Najwyżej 10 sztuk.']);
  });

  it('adopts a quantity that is being typed during hydration once the field is left', () => {
    const onValueChange = vi.fn();
    const stepper = <QuantityStepper strings={strings} max={10} onValueChange={onValueChange} />;
    hydrateAfter(stepper, () => {
      field().focus();
      type('3');
    });
    expect(onValueChange).not.toHaveBeenCalled();
    fireEvent.blur(field());
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(3);
    expect(field().value).toBe('3');
  });

  it('starts with the minimum', () => {
    render(<QuantityStepper itemName="Magnez" min={6} />);
    expect(field().value).toBe('6');
  });

  it("QS-1 QS-3 names its controls after the product, with the provider's strings", () => {
    render(
      <WitrynaProvider
        strings={{ quantityStepper: { quantity: (item) => `Ilość: ${item}`, aboveMax: (most) => `Zostało ${most}.` } }}
      >
        <QuantityStepper itemName="Magnez" value={2} max={2} onRemove={vi.fn()} min={2} />
      </WitrynaProvider>,
    );
    expect(screen.getByRole('spinbutton', { name: 'Ilość: Magnez' })).toBe(field());
    expect(button('Remove from cart: Magnez')).toBeDefined();
    fireEvent.click(button('Increase quantity: Magnez'));
    expect(message()).toBe('Zostało 2.');
  });
});
