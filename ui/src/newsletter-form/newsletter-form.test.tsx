// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Announcer } from '../live-region/index.ts';
import { NewsletterForm, type NewsletterFormProps } from './index.ts';

const strings = {
  emailLabel: 'Adres e-mail',
  submitLabel: 'Zapisz się',
  loadingLabel: 'Subskrybowanie…',
  successMessage: 'Gotowe, jesteś na liście.',
};
const onSubscribe = vi.fn();
const form = (props: Partial<NewsletterFormProps> = {}) => (
  <NewsletterForm {...strings} onSubscribe={onSubscribe} {...props} />
);
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Adres e-mail' });
const button = () => screen.getByRole('button', { name: 'Zapisz się' });
const send = () => fireEvent.click(button());

beforeEach(() => {
  onSubscribe.mockReset();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Element.prototype.scrollIntoView = () => undefined;
  return () => vi.unstubAllGlobals();
});

describe('NewsletterForm', () => {
  it('submits the trimmed address', () => {
    render(form());
    fireEvent.change(email(), { target: { value: ' ola@example.pl ' } });
    send();
    expect(onSubscribe).toHaveBeenCalledExactlyOnceWith({ email: 'ola@example.pl', consent: true });
  });

  it('NWS-07 FO-17 uses the e-mail keyboard, without capitalization and autocorrection', () => {
    render(form());
    expect(email().type).toBe('email');
    expect(email().inputMode).toBe('email');
    expect(email().autocomplete).toBe('email');
    expect(email().getAttribute('autocapitalize')).toBe('none');
    expect(email().getAttribute('autocorrect')).toBe('off');
  });

  it('submits whether the consent was given, which is never preselected', () => {
    render(form({ consent: { label: 'Zgadzam się.' } }));
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Zgadzam się.' }).checked).toBe(false);
    send();
    fireEvent.click(screen.getByRole('checkbox'));
    send();
    expect(onSubscribe.mock.calls).toEqual([[{ email: '', consent: false }], [{ email: '', consent: true }]]);
  });

  it('focuses the first invalid field after each submission with errors, and never while one is typed', () => {
    const consent = { label: 'Zgadzam się.' };
    const errors = { emailError: 'Wpisz poprawny adres.', consentError: 'Zaznacz zgodę.' };
    const { rerender } = render(form({ consent }));
    act(() => email().focus());
    rerender(form({ consent, emailError: 'Wpisz adres.' }));
    act(() => button().focus());
    send();
    expect(document.activeElement).toBe(email());
    act(() => button().focus());
    rerender(form({ consent, ...errors, status: 'loading' }));
    rerender(form({ consent, ...errors }));
    expect(document.activeElement).toBe(button());
    send();
    expect(document.activeElement).toBe(email());
    rerender(form({ consent }));
    act(() => button().focus());
    send();
    rerender(form({ consent, status: 'loading' }));
    expect(document.activeElement).toBe(button());
    rerender(form({ consent, consentError: 'Zaznacz zgodę.' }));
    expect(document.activeElement).toBe(screen.getByRole('checkbox'));
  });

  it('announces the error of a field that has the focus already, once per submission', () => {
    const page = (props?: Partial<NewsletterFormProps>) => <Announcer>{form(props)}</Announcer>;
    const { rerender } = render(page());
    act(() => email().focus());
    fireEvent.submit(email());
    rerender(page({ emailError: 'Wpisz poprawny adres.' }));
    const [region] = screen.getAllByRole('status').slice(-1);
    expect(region?.textContent).toBe('Wpisz poprawny adres. ');
    rerender(page({ emailError: 'Wpisz adres.' }));
    expect(region?.textContent).toBe('Wpisz poprawny adres. ');
    expect(document.activeElement).toBe(email());
  });

  it('leaves focus where the shopper has moved it before the errors come', () => {
    const page = (props?: Partial<NewsletterFormProps>) => (
      <>
        {form(props)}
        <a href="/kontakt">Kontakt</a>
      </>
    );
    const { rerender } = render(page());
    send();
    act(() => screen.getByRole('link').focus());
    rerender(page({ emailError: 'Wpisz poprawny adres.' }));
    expect(document.activeElement).toBe(screen.getByRole('link'));
  });

  it('[NWS-01] FO-8 announces that it is busy in an existing status region, and ignores a second submission', () => {
    const { rerender } = render(form());
    const status = screen.getByRole('status');
    expect(status.textContent).toBe('');
    button().focus();
    rerender(form({ status: 'loading' }));
    expect(screen.getByRole('status')).toBe(status);
    expect(status.textContent).toBe('Subskrybowanie…');
    expect(button().getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(button());
    send();
    fireEvent.submit(screen.getByRole('status').closest('form') ?? status);
    expect(onSubscribe).not.toHaveBeenCalled();
  });

  it('NWS-03 FO-8 FO-9 is reset after success, and focuses the message until the next action', () => {
    const { rerender } = render(form({ status: 'loading' }));
    fireEvent.change(email(), { target: { value: 'ola@example.pl' } });
    act(() => email().focus());
    rerender(form({ status: 'success' }));
    expect(email().value).toBe('');
    expect(screen.getByRole('status').textContent).toBe('Gotowe, jesteś na liście.');
    expect(document.activeElement).toBe(screen.getByText('Gotowe, jesteś na liście.'));
    rerender(form({ status: 'idle' }));
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('FO-8 does not move focus that is elsewhere', () => {
    const page = (status: 'loading' | 'success') => (
      <>
        <button>Szukaj</button>
        {form({ status })}
      </>
    );
    const { rerender } = render(page('loading'));
    screen.getByRole('button', { name: 'Szukaj' }).focus();
    rerender(page('success'));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Szukaj' }));
  });

  it("NWS-11 shows the server's message above the form and keeps the entered values", () => {
    const { rerender } = render(form({ status: 'loading' }));
    fireEvent.change(email(), { target: { value: 'ola@example.pl' } });
    rerender(form({ status: 'error', serverError: 'Ten adres jest już zapisany.' }));
    expect(screen.getByRole('group', { name: 'Ten adres jest już zapisany.' })).toBe(document.activeElement);
    expect(email().value).toBe('ola@example.pl');
  });

  it('FO-4 shows errors next to the field and next to the consent', () => {
    render(form({ emailError: 'Wpisz adres.', consent: { label: 'Zgadzam się.' }, consentError: 'Zaznacz pole.' }));
    expect(email().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('checkbox').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Zaznacz pole.')).toBeDefined();
  });

  it('uses English without a string table', () => {
    render(<NewsletterForm onSubscribe={onSubscribe} status="success" />);
    expect(screen.getByRole('button', { name: 'Subscribe' })).toBeDefined();
    expect(screen.getByRole('status').textContent).toBe('The email address is subscribed.');
  });
});
