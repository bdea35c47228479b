// @vitest-environment jsdom
import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { testField } from '../conformance/field-suite.tsx';
import { WitrynaProvider } from '../provider/index.ts';
import { hydrateAfter } from '../testing/hydrate-after.ts';
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

  it('FO-12 neither submits the form nor loses the value when the password is shown', () => {
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

  it('is a password again when the form is submitted, so that browsers offer to save it', () => {
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

  it('is a password again when a form outside of which it is placed is submitted', () => {
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

  it('FO-3 has the autofill token for password managers', () => {
    const { rerender } = render(<PasswordField {...props} autoComplete="current-password" />);
    expect(field().getAttribute('autocomplete')).toBe('current-password');
    rerender(<PasswordField {...props} autoComplete="new-password" />);
    expect(field().getAttribute('autocomplete')).toBe('new-password');
  });

  it('FO-13 shows the rules before typing, with their state, and is described by them', () => {
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
    // Region and item must stay the same elements for the change to be announced.
    expect(screen.getByRole('list')).toBe(list);
    expect(screen.getAllByRole('listitem')[0]).toBe(item);
    expect(list.getAttribute('aria-live')).toBe('polite');
    expect(item?.getAttribute('aria-atomic')).toBe('true');
  });

  describe('PasswordField with requirements', () => {
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

    it('[VAL-04] [VAL-05] FO-13 checks them off while typing, by the defaults 10 and 3', () => {
      show();
      expect(texts()).toEqual(['co najmniej 10 znaków: niespełnione', '3 z 4 rodzajów znaków: niespełnione']);
      type('Kasztan1');
      expect(texts()).toEqual(['co najmniej 10 znaków: niespełnione', '3 z 4 rodzajów znaków: spełnione']);
      type('Kasztanowiec1');
      expect(texts()).toEqual(['co najmniej 10 znaków: spełnione', '3 z 4 rodzajów znaków: spełnione']);
      type('');
      expect(texts()[0]).toBe('co najmniej 10 znaków: niespełnione');
    });

    it('checks a password that was typed before hydration', () => {
      const typed = (
        <WitrynaProvider strings={{ passwordField: strings }}>
          <PasswordField {...props} autoComplete="new-password" requirements={{}} />
        </WitrynaProvider>
      );
      hydrateAfter(typed, () => type('Kasztanowiec1'));
      expect(texts()).toEqual(['co najmniej 10 znaków: spełnione', '3 z 4 rodzajów znaków: spełnione']);
      expect(field().value).toBe('Kasztanowiec1');
    });

    it('FO-13 resets them with its form', async () => {
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

    it('checks what a form library writes into the control before it renders again', () => {
      const shown = () => <PasswordField {...props} autoComplete="new-password" requirements={{}} />;
      const { rerender } = render(shown());
      type('Kasztanowiec1');
      field().value = '';
      rerender(shown());
      expect(document.querySelectorAll('[data-met]')).toHaveLength(0);
    });

    it('[VAL-04] [VAL-05] supports other limits', () => {
      show({ requirements: { minLength: 4, characterClasses: 1 } });
      type('haslo');
      expect(texts()).toEqual(['co najmniej 4 znaków: spełnione', '1 z 4 rodzajów znaków: spełnione']);
    });

    it('follows a controlled value', () => {
      show({ value: 'Kasztanowiec1', onChange: vi.fn() });
      expect(texts()).toEqual(['co najmniej 10 znaków: spełnione', '3 z 4 rodzajów znaków: spełnione']);
    });

    it('reports each change to the parent', () => {
      const onChange = vi.fn();
      show({ onChange });
      type('K');
      expect(onChange).toHaveBeenCalledOnce();
    });
  });
});
