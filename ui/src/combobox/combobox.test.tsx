// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRef, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { testField } from '../conformance/field-suite.tsx';
import { Dialog } from '../dialog/index.ts';
import { createToastStore } from '../toast-store/index.ts';
import { Toaster } from '../toast/index.ts';
import { Combobox, type ComboboxProps } from './index.ts';
import { matchingOptions } from './matching-options.ts';

const options = ['Łódź', 'Lublin', 'Nowy Sącz', 'Sopot', 'Bielsko-Biała'].map((label) => ({ value: label, label }));
const setUp = (props: Partial<ComboboxProps> = {}) => render(<Combobox label="Miasto" options={options} {...props} />);
const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Miasto' });
const type = (value: string) => fireEvent.change(input(), { target: { value } });
const press = (key: string, more = {}) => fireEvent.keyDown(input(), { key, ...more });
const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = () => document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent;

// jsdom scrolls nothing.
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

describe('Combobox', () => {
  testField({
    field: (props) => <Combobox {...props} options={options} />,
    control: () => screen.getByRole('combobox'),
    fill: () => {
      fireEvent.change(screen.getByRole('combobox'), { target: { value: 'so' } });
      fireEvent.keyDown(screen.getByRole('combobox'), { key: 'ArrowDown' });
      fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' });
    },
    sent: 'Sopot',
  });

  it('[SE-5] is a combobox with list autocomplete that controls a listbox', () => {
    setUp();
    expect(input().getAttribute('aria-autocomplete')).toBe('list');
    expect(input().getAttribute('aria-expanded')).toBe('false');
    press('ArrowDown');
    expect(input().getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('listbox').id).toBe(input().getAttribute('aria-controls'));
  });

  it('[SE-6] Down goes to the first option, Up to the last; the ends wrap and focus stays', () => {
    setUp();
    act(() => input().focus());
    press('ArrowDown');
    expect(active()).toBe('Łódź');
    press('ArrowUp');
    expect(active()).toBe('Bielsko-Biała');
    press('ArrowDown');
    expect(active()).toBe('Łódź');
    expect(document.activeElement).toBe(input());
  });

  it('[SE-8] Enter takes the option under the arrows, and sends the form without one', () => {
    const onValueChange = vi.fn();
    setUp({ onValueChange, name: 'city' });
    expect(press('Enter')).toBe(true);
    type('so');
    press('ArrowDown');
    expect(press('Enter')).toBe(false);
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('Sopot');
    expect(input().value).toBe('Sopot');
    expect(document.querySelector<HTMLInputElement>('input[name="city"]')?.value).toBe('Sopot');
    expect(offered()).toEqual([]);
  });

  describe('in a form that Enter sends', () => {
    const sentNow = () => new FormData(document.querySelector('form') ?? undefined).get('city');
    /** Presses Enter, which it leaves to the browser, and does what the browser does right after that key. */
    const send = (onSend: () => void) => {
      document.addEventListener('keydown', onSend, { once: true });
      expect(press('Enter')).toBe(true);
    };
    const sentByEnter = () => {
      let sent: FormDataEntryValue | null = null;
      send(() => (sent = sentNow()));
      return sent;
    };
    const setUpForm = (props: Partial<ComboboxProps> = {}) =>
      render(
        <form>
          <Combobox label="Miasto" name="city" options={options} {...props} />
        </form>,
      );

    it('[SE-8] sends the name that was typed out, and not the choice before it', () => {
      const onValueChange = vi.fn();
      setUpForm({ defaultValue: 'Sopot', onValueChange });
      type('lodz');
      expect(sentByEnter()).toBe('Łódź');
      expect(onValueChange).toHaveBeenCalledExactlyOnceWith('Łódź');
      expect([input().value, offered().length]).toEqual(['Łódź', 0]);
    });

    it('sends its value with a form that it does not stand in', () => {
      render(
        <>
          <form id="adres" />
          <Combobox label="Miasto" name="city" form="adres" options={options} defaultValue="Sopot" />
        </>,
      );
      expect(sentNow()).toBe('Sopot');
    });

    it('[SE-8] sends nothing of a choice whose text was emptied', () => {
      const onValueChange = vi.fn();
      setUpForm({ defaultValue: 'Sopot', onValueChange });
      type('  ');
      expect(sentByEnter()).toBe('');
      expect(onValueChange).toHaveBeenCalledExactlyOnceWith('');
      expect(input().validity.valueMissing).toBe(true);
    });

    it('[SE-8] sends neither a text that names no option nor the choice before it, and keeps the text as invalid', () => {
      const onValueChange = vi.fn();
      setUpForm({ defaultValue: 'Sopot', onValueChange });
      expect(input().validity.valid).toBe(true);
      type('Atlantyda');
      expect(input().validationMessage).toBe('Choose an option from the list.');
      expect(sentByEnter()).toBe('');
      expect(onValueChange).toHaveBeenCalledExactlyOnceWith('');
      expect([input().value, input().validity.valid, offered().length]).toEqual(['Atlantyda', false, 0]);
      type('Lublin');
      expect(input().validity.valid).toBe(true);
    });

    it('[SE-8] tells a parent that holds the value before the form is sent', () => {
      const sent: string[] = [];
      function Parent() {
        const [city, setCity] = useState('Sopot');
        return (
          <form onSubmit={() => sent.push(city)}>
            <Combobox label="Miasto" options={options} value={city} onValueChange={setCity} />
          </form>
        );
      }
      render(<Parent />);
      type('lublin');
      send(() => fireEvent.submit(input()));
      expect(sent).toEqual(['Lublin']);
    });

    it('sends what is shown also without Enter', () => {
      setUpForm({ defaultValue: 'Sopot' });
      type('Lublin');
      expect(sentNow()).toBe('Lublin');
      type('Lubl');
      expect(sentNow()).toBe('');
      press('Escape');
      expect(sentNow()).toBe('Sopot');
    });
  });

  it('shows and sends its first value once the form is reset, also of a text that only was typed', async () => {
    render(
      <form aria-label="Formularz">
        <Combobox label="Miasto" name="city" options={options} defaultValue="Sopot" />
      </form>,
    );
    const form = screen.getByRole<HTMLFormElement>('form');
    type('Lublin');
    fireEvent.blur(input());
    type('Atl');
    form.reset();
    await waitFor(() => expect([input().value, offered().length, new FormData(form).get('city')]).toEqual(['Sopot', 0, 'Sopot']));
    expect(input().validity.valid).toBe(true);
  });

  it.each(['alone', 'with a toast beside it'])('[SE-4] Escape closes its list, and leaves the dialog around it open: %s', (place) => {
    const onOpenChange = vi.fn();
    const store = createToastStore();
    render(
      <>
        <Dialog open title="Adres" closeLabel="Zamknij" onOpenChange={onOpenChange}>
          <Combobox label="Miasto" options={options} />
        </Dialog>
        <Toaster store={store} label="Powiadomienia" dismissLabel="Zamknij powiadomienie" />
      </>,
    );
    if (place !== 'alone') act(() => void store.add({ type: 'info', message: 'Zapisano', timeout: false }));
    act(() => input().focus());
    type('so');
    press('Escape', { isComposing: true });
    expect([offered(), input().value]).toEqual([['Sopot'], 'so']);
    press('Escape');
    expect([offered(), input().value]).toEqual([[], '']);
    expect(onOpenChange).not.toHaveBeenCalled();
    press('Escape');
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('[SE-9] leaves the keys of the text to the text; Alt+Down opens, Alt+Up closes', () => {
    setUp();
    for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'a']) expect(press(key)).toBe(true);
    press('ArrowDown', { altKey: true });
    expect([offered().length, active()]).toEqual([5, undefined]);
    press('ArrowUp', { altKey: true });
    expect(offered()).toEqual([]);
  });

  it('[SE-4] Escape closes the list and goes back to what was chosen', () => {
    setUp({ defaultValue: 'Sopot' });
    type('lu');
    expect(offered()).toEqual(['Lublin']);
    press('Escape');
    expect([input().value, offered().length]).toEqual(['Sopot', 0]);
    expect(press('Escape')).toBe(true);
  });

  it('[SE-10] leaving keeps a name that was typed out, gives up an emptied one, and goes back from any other', () => {
    const onValueChange = vi.fn();
    setUp({ onValueChange });
    type('lodz');
    fireEvent.blur(input());
    expect(input().value).toBe('Łódź');
    type('Atlantyda');
    fireEvent.blur(input());
    expect(input().value).toBe('Łódź');
    type('');
    fireEvent.blur(input());
    expect(onValueChange.mock.calls).toEqual([['Łódź'], ['']]);
    expect(input().value).toBe('');
  });

  it('[SE-11] says how many options a text leaves, and that there is none', () => {
    setUp();
    type('l');
    expect(screen.getByRole('status').textContent).toBe('2 options');
    type('xyz');
    expect(screen.getByRole('status').textContent).toBe('Nothing found.');
  });

  it('[SE-12] leaves its keys to an input method that composes', () => {
    setUp();
    expect(press('ArrowDown', { isComposing: true })).toBe(true);
    expect(offered()).toEqual([]);
  });

  it('is chosen from by the pointer, and is held by a parent that passes a value', () => {
    const onValueChange = vi.fn();
    setUp({ value: 'Lublin', onValueChange });
    fireEvent.click(screen.getByRole('button', { name: 'Show the list' }));
    fireEvent.click(screen.getByRole('option', { name: 'Sopot' }));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('Sopot');
    expect(input().value).toBe('Lublin');
  });

  it('[FO-4] has its error, lends its input, and is in the HTML of the server', () => {
    const ref = createRef<HTMLInputElement>();
    render(<Combobox label="Miasto" options={options} id="city" error="Wybierz miasto." ref={ref} className="mine" data-place="form" />);
    expect(ref.current).toBe(input());
    expect([input().getAttribute('aria-invalid'), input().getAttribute('aria-describedby'), input().dataset['place']]).toEqual(['true', 'city-error', 'form']);
    expect(document.querySelector('.mine')?.contains(input())).toBe(true);
    expect(renderToString(<Combobox label="Miasto" options={options} defaultValue="Sopot" />)).toContain('value="Sopot"');
  });
});

describe('matchingOptions', () => {
  it('finds by the beginning of any word, without case and accents', () => {
    const found = (text: string) => matchingOptions(options, text).map(({ label }) => label);
    expect([found('lodz'), found('SACZ'), found('biala'), found('ublin'), found(' ')]).toEqual([['Łódź'], ['Nowy Sącz'], ['Bielsko-Biała'], [], options.map(({ label }) => label)]);
  });
});
