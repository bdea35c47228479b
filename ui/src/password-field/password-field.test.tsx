// @vitest-environment jsdom
import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { testField } from '../conformance/field-suite.tsx';
import { WitrynaProvider } from '../provider/index.ts';
import { PasswordField, type PasswordFieldProps } from './index.ts';

const props = { label: 'Hasło', name: 'password', showLabel: 'Pokaż hasło' } as const;
const field = () => screen.getByLabelText<HTMLInputElement>(/^Hasło/);
const toggle = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Pokaż hasło' });

describe('PasswordField', () => {
  testField({
    field: (own) => <PasswordField autoComplete="new-password" {...own} />,
    control: () => screen.getByLabelText(/^Pole/),
    fill: () => fireEvent.change(screen.getByLabelText(/^Pole/), { target: { value: 'Kasztan!2026' } }),
    sent: 'Kasztan!2026',
  });

  it('FO-12 shows and hides the password by a button with aria-pressed and a constant name', () => {
    render(<PasswordField {...props} autoComplete="current-password" />);
    expect(field().type).toBe('password');
    expect(toggle().getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(toggle());
    expect(field().type).toBe('text');
    expect(toggle().getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(toggle());
    expect(field().type).toBe('password');
  });

  it('FO-12 does not send the form when the password is shown, nor lose what was typed', () => {
    const submit = vi.fn();
    render(
      <form onSubmit={submit}>
        <PasswordField {...props} autoComplete="current-password" />
      </form>,
    );
    fireEvent.change(field(), { target: { value: 'Kasztan!2026' } });
    fireEvent.click(toggle());
    expect(submit).not.toHaveBeenCalled();
    expect(field().value).toBe('Kasztan!2026');
  });

  it('FO-12 lets the password be pasted', () => {
    render(<PasswordField {...props} autoComplete="current-password" />);
    const paste = createEvent.paste(field());
    fireEvent(field(), paste);
    expect(paste.defaultPrevented).toBe(false);
  });

  it('is a password again when the form is sent, so that browsers offer to save it', () => {
    render(
      <form onSubmit={(event) => event.preventDefault()}>
        <PasswordField {...props} autoComplete="current-password" defaultValue="Kasztan!2026" />
        <button type="submit">Zaloguj się</button>
      </form>,
    );
    fireEvent.click(toggle());
    expect(field().type).toBe('text');
    fireEvent.click(screen.getByRole('button', { name: 'Zaloguj się' }));
    expect(field().type).toBe('password');
  });

  it('is a password again when a form that it does not stand in is sent', () => {
    render(
      <>
        <form id="logowanie" aria-label="Logowanie" />
        <PasswordField {...props} autoComplete="current-password" form="logowanie" />
      </>,
    );
    fireEvent.click(toggle());
    expect(field().type).toBe('text');
    fireEvent.submit(screen.getByRole('form'));
    expect(field().type).toBe('password');
  });

  it('FO-3 tells password managers what it holds', () => {
    const { rerender } = render(<PasswordField {...props} autoComplete="current-password" />);
    expect(field().getAttribute('autocomplete')).toBe('current-password');
    rerender(<PasswordField {...props} autoComplete="new-password" />);
    expect(field().getAttribute('autocomplete')).toBe('new-password');
  });

  it('FO-13 shows the rules before typing, says their state, and describes the field by them', () => {
    const rules = (met: boolean) => ({
      title: 'Hasło musi mieć:',
      metLabel: 'spełnione',
      unmetLabel: 'niespełnione',
      items: [
        { id: 'length', label: 'co najmniej 10 znaków', met },
        { id: 'digit', label: 'cyfrę', met: false },
      ],
    });
    const { rerender } = render(<PasswordField {...props} autoComplete="new-password" rules={rules(false)} />);
    const texts = () => screen.getAllByRole('listitem').map((item) => item.textContent);
    const list = screen.getByRole('list');
    expect(texts()).toEqual(['co najmniej 10 znaków: niespełnione', 'cyfrę: niespełnione']);
    expect(document.getElementById(field().getAttribute('aria-describedby') ?? '')?.contains(list)).toBe(true);
    const [item] = screen.getAllByRole('listitem');
    rerender(<PasswordField {...props} autoComplete="new-password" rules={rules(true)} />);
    expect(texts()).toEqual(['co najmniej 10 znaków: spełnione', 'cyfrę: niespełnione']);
    // The region and the item stay the same elements: only then the change is announced.
    expect(screen.getByRole('list')).toBe(list);
    expect(screen.getAllByRole('listitem')[0]).toBe(item);
    expect(list.getAttribute('aria-live')).toBe('polite');
    expect(item?.getAttribute('aria-atomic')).toBe('true');
  });

  describe('with the requirements of the shop', () => {
    const strings = {
      rulesTitle: 'Hasło musi mieć:',
      metLabel: 'spełnione',
      unmetLabel: 'niespełnione',
      lengthRule: (length: number) => `co najmniej ${length} znaków`,
      classesRule: (count: number) => `${count} z 4 rodzajów znaków`,
    };
    const show = (more: Partial<PasswordFieldProps> = {}) =>
      render(
        <WitrynaProvider strings={{ passwordField: strings }}>
          <PasswordField {...props} autoComplete="new-password" requirements={{}} {...more} />
        </WitrynaProvider>,
      );
    const texts = () => screen.getAllByRole('listitem').map((item) => item.textContent);
    const type = (value: string) => fireEvent.change(field(), { target: { value } });

    it('[VAL-04] [VAL-05] FO-13 ticks them off while it is typed, by the defaults 10 and 3', () => {
      show();
      expect(texts()).toEqual(['co najmniej 10 znaków: niespełnione', '3 z 4 rodzajów znaków: niespełnione']);
      type('Kasztan1');
      expect(texts()).toEqual(['co najmniej 10 znaków: niespełnione', '3 z 4 rodzajów znaków: spełnione']);
      type('Kasztanowiec1');
      expect(texts()).toEqual(['co najmniej 10 znaków: spełnione', '3 z 4 rodzajów znaków: spełnione']);
      type('');
      expect(texts()[0]).toBe('co najmniej 10 znaków: niespełnione');
    });

    it('FO-13 takes them back once its form is reset', async () => {
      render(
        <form aria-label="Konto">
          <PasswordField {...props} autoComplete="new-password" requirements={{}} />
        </form>,
      );
      const met = () => document.querySelectorAll('[data-met]').length;
      type('Kasztanowiec1');
      expect(met()).toBe(2);
      screen.getByRole<HTMLFormElement>('form').reset();
      await waitFor(() => expect(met()).toBe(0));
    });

    it('[VAL-04] [VAL-05] takes other limits', () => {
      show({ requirements: { minLength: 4, characterClasses: 1 } });
      type('haslo');
      expect(texts()).toEqual(['co najmniej 4 znaków: spełnione', '1 z 4 rodzajów znaków: spełnione']);
    });

    it('follows the password of the parent', () => {
      show({ value: 'Kasztanowiec1', onChange: vi.fn() });
      expect(texts()).toEqual(['co najmniej 10 znaków: spełnione', '3 z 4 rodzajów znaków: spełnione']);
    });

    it('tells the parent of each change', () => {
      const onChange = vi.fn();
      show({ onChange });
      type('K');
      expect(onChange).toHaveBeenCalledOnce();
    });
  });
});
