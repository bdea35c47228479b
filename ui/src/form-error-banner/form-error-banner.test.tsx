// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RadioGroup } from '../radio-group/index.ts';
import { TextField } from '../text-field/index.ts';
import { FormErrorBanner } from './index.ts';

const generic = 'Wystąpił błąd. Sprawdź wpisane dane i spróbuj jeszcze raz.';
const wrong = [{ message: 'Nieprawidłowe hasło.' }];
const nameMissing = { message: 'Wpisz imię.', fieldId: 'firstname' };
const emailMissing = { message: 'Wpisz e-mail.', fieldId: 'email' };

const scrollIntoView = vi.fn();
const matchMedia = vi.fn<(query: string) => Pick<MediaQueryList, 'matches'>>();

beforeEach(() => {
  scrollIntoView.mockReset();
  matchMedia.mockReset().mockReturnValue({ matches: false });
  Element.prototype.scrollIntoView = scrollIntoView;
  vi.stubGlobal('matchMedia', matchMedia);
});

describe('FormErrorBanner', () => {
  it('[UI-18] renders nothing without errors', () => {
    const { container } = render(<FormErrorBanner errors={[]} genericMessage={generic} />);
    expect(container.innerHTML).toBe('');
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  it('[UI-16] shows the supplied messages', () => {
    render(<FormErrorBanner errors={[...wrong, nameMissing]} genericMessage={generic} />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Nieprawidłowe hasło.',
      'Wpisz imię.',
    ]);
    expect(screen.queryByText(generic)).toBeNull();
  });

  it('[UI-17] shows only the generic message when messages are not allowed', () => {
    render(<FormErrorBanner errors={[...wrong, nameMissing]} showMessages={false} genericMessage={generic} />);
    expect(screen.getByRole('group').textContent).toBe(generic);
  });

  it('[UI-17] shows the generic message of the specification without a string table', () => {
    render(<FormErrorBanner errors={wrong} showMessages={false} />);
    expect(screen.getByRole('group').textContent).toBe('An error has occurred. Please check the input and try again.');
  });

  it('[UI-15] scrolls smoothly into the middle of the view when an error appears', () => {
    const { rerender } = render(<FormErrorBanner errors={[]} genericMessage={generic} />);
    rerender(<FormErrorBanner errors={wrong} genericMessage={generic} />);
    expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ behavior: 'smooth', block: 'center' });
    expect(scrollIntoView.mock.contexts).toEqual([screen.getByRole('group')]);
  });

  it('[UI-15] X8 scrolls immediately with reduced motion', () => {
    matchMedia.mockImplementation((query) => ({ matches: query === '(prefers-reduced-motion: reduce)' }));
    render(<FormErrorBanner errors={wrong} genericMessage={generic} />);
    expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ behavior: 'instant', block: 'center' });
  });

  it('FO-4 X8 receives focus as a group named by its title', () => {
    render(<FormErrorBanner errors={wrong} genericMessage={generic} title="Popraw formularz" />);
    const banner = screen.getByRole('group', { name: 'Popraw formularz' });
    expect(document.activeElement).toBe(banner);
    expect(document.getElementById(banner.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Nieprawidłowe hasło.',
    );
  });

  it('X8 is named by its message when it has no title', () => {
    render(<FormErrorBanner errors={wrong} genericMessage={generic} />);
    expect(screen.getByRole('group', { name: 'Nieprawidłowe hasło.' })).toBeTruthy();
  });

  it('FO-5 receives focus once per list: not on a rerender, nor when an error is fixed', () => {
    const form = (errors: typeof wrong) => (
      <>
        <FormErrorBanner errors={errors} genericMessage={generic} />
        <TextField id="email" label="E-mail" />
      </>
    );
    const { rerender } = render(form([nameMissing, emailMissing]));
    screen.getByRole('textbox').focus();
    rerender(form([{ ...nameMissing }, { ...emailMissing }]));
    rerender(form([nameMissing]));
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
    expect(scrollIntoView).toHaveBeenCalledOnce();
    rerender(form([nameMissing, emailMissing]));
    expect(document.activeElement).toBe(screen.getByRole('group'));
  });

  it('FO-4 receives focus for the same errors after another submission', () => {
    const form = (submitCount: number) => (
      <FormErrorBanner errors={wrong} submitCount={submitCount} genericMessage={generic} />
    );
    const { rerender } = render(form(1));
    screen.getByRole('group').blur();
    rerender(form(2));
    expect(document.activeElement).toBe(screen.getByRole('group'));
    expect(scrollIntoView).toHaveBeenCalledTimes(2);
  });

  it('FO-4 has links that scroll to the label and focus the field', () => {
    render(
      <>
        <FormErrorBanner errors={[nameMissing, emailMissing]} genericMessage={generic} />
        <TextField id="email" label="E-mail" />
      </>,
    );
    const link = screen.getByRole('link', { name: 'Wpisz e-mail.' });
    expect(link.getAttribute('href')).toBe('#email');
    expect(fireEvent.click(link)).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
    expect(scrollIntoView.mock.contexts.at(-1)).toBe(screen.getByText('E-mail', { exact: false, selector: 'label' }));
  });

  it.each([
    ['the first radio button of a group', undefined, 'Paragon'],
    ['the chosen radio button of a group', 'invoice', 'Faktura'],
  ])('FO-4 focuses %s', (_, chosen, focused) => {
    const options = [
      { value: 'receipt', label: 'Paragon' },
      { value: 'invoice', label: 'Faktura' },
    ];
    render(
      <>
        <FormErrorBanner errors={[{ message: 'Wybierz dokument.', fieldId: 'document' }]} genericMessage={generic} />
        <RadioGroup id="document" label="Dokument" name="document" options={options} defaultValue={chosen} />
      </>,
    );
    fireEvent.click(screen.getByRole('link'));
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: focused }));
  });

  it('leaves a link without its field to the browser', () => {
    render(<FormErrorBanner errors={[nameMissing]} genericMessage={generic} />);
    expect(fireEvent.click(screen.getByRole('link'))).toBe(true);
  });
});
