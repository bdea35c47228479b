import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { WitrynaProvider } from '../provider/index.ts';

/** What the suite gives to a field. */
export interface FieldSuiteProps {
  label: string;
  name: string;
  /** Default false: it must be filled in. */
  optional?: boolean;
  hint?: string;
  error?: string;
  loading?: boolean;
  disabled?: boolean;
  ref?(element: HTMLElement | null): void;
}

/** One component of the family of fields. */
export interface FieldSuite {
  /** Renders it; what it does not know is left out. */
  field(props: FieldSuiteProps): ReactElement;
  /** Fills in or chooses something. */
  fill(): void;
  /** What the form sends after that. */
  sent: string;
  /** What the form sends before; `null` for nothing. Default an empty text. */
  sentBefore?: string | null;
  /** The element that label, hint and error belong to. */
  control(): HTMLElement;
  /** The element that `ref` leads to. Default: the control. */
  referred?(): HTMLElement;
  /** It can be busy and disabled as a whole. Default true. */
  hasStates?: boolean;
  /** It says so where it is optional. Default true; a box that may stay empty goes without saying. */
  saysOptional?: boolean;
}

const label = 'Pole formularza';
const name = 'pole';

/** The behavior that every field shares, as tests of the surrounding `describe`. */
export function testField({
  field,
  fill,
  sent,
  sentBefore = '',
  control,
  referred = control,
  hasStates = true,
  saysOptional = true,
}: FieldSuite) {
  const show = (props: Partial<FieldSuiteProps> = {}) => (
    <WitrynaProvider
      strings={{ field: { optionalLabel: '(opcjonalnie)' }, consentCheckbox: { optionalLabel: '(opcjonalnie)' } }}
    >
      <form noValidate aria-label="Formularz">
        {field({ label, name, ...props })}
      </form>
    </WitrynaProvider>
  );
  const root = () => screen.getByRole('form').firstElementChild;
  const value = () => new FormData(screen.getByRole<HTMLFormElement>('form')).get(name);
  const described = () =>
    (control().getAttribute('aria-describedby')?.split(' ') ?? []).map(
      (id) => document.getElementById(id)?.textContent ?? `nothing has the id ${id}`,
    );

  it('FO-1 has a visible label that names it, and that is no placeholder', () => {
    render(show());
    expect(screen.getAllByLabelText(new RegExp(`^${label}`))).toContain(control());
    expect(control().getAttribute('placeholder')).toBeNull();
  });

  it('[UI-20] FO-2 carries a star and is required, unless it is optional', () => {
    const { rerender } = render(show());
    const isRequired = () => control().matches(':required, [aria-required="true"]');
    expect(root()?.textContent).toContain('*');
    expect(isRequired()).toBe(true);
    rerender(show({ optional: true }));
    expect(root()?.textContent).not.toContain('*');
    expect(isRequired()).toBe(false);
    expect(root()?.textContent.includes('(opcjonalnie)')).toBe(saysOptional);
  });

  it('FO-4 FO-6 is invalid and described by its error, in words beside an icon, before its hint', () => {
    render(show({ error: 'Popraw to pole.', hint: 'Podpowiedź.' }));
    expect(control().getAttribute('aria-invalid')).toBe('true');
    expect(described().filter((text) => text === 'Popraw to pole.' || text === 'Podpowiedź.')).toEqual([
      'Popraw to pole.',
      'Podpowiedź.',
    ]);
    expect(screen.getByText('Popraw to pole.').parentElement?.querySelector('svg')).not.toBeNull();
    expect(root()?.getAttribute('data-invalid')).toBe('true');
  });

  it('FO-5 shows no error of its own: not empty, not while typing, not on blur', () => {
    render(show());
    referred().focus();
    fill();
    fireEvent.blur(referred());
    expect(control().hasAttribute('aria-invalid')).toBe(false);
    expect(root()?.hasAttribute('data-invalid')).toBe(false);
  });

  it('FO-5 loses its error without losing the focus', () => {
    const { rerender } = render(show({ error: 'Popraw to pole.' }));
    const focused = screen.getByRole('form').querySelector<HTMLElement>('input, select, textarea');
    focused?.focus();
    rerender(show());
    expect(document.activeElement).toBe(focused);
    expect(screen.queryByText('Popraw to pole.')).toBeNull();
  });

  it('sends its value under its name', () => {
    render(show());
    expect(value()).toBe(sentBefore);
    fill();
    expect(value()).toBe(sent);
  });

  it('shows and sends what it did at first once its form is reset, and takes the next change', async () => {
    render(show());
    const form = screen.getByRole<HTMLFormElement>('form');
    const inControls = () => Array.from(form.elements, (each) => ('value' in each ? each.value : ''));
    const [first, firstInControls] = [form.cloneNode(true), inControls()];
    fill();
    form.reset();
    await waitFor(() => expect([form.isEqualNode(first), inControls()]).toEqual([true, firstInControls]));
    expect(value()).toBe(sentBefore);
    fill();
    expect(value()).toBe(sent);
  });

  it('gives its element to ref', () => {
    const ref = vi.fn<(element: HTMLElement | null) => void>();
    render(show({ ref }));
    expect(ref).toHaveBeenCalledExactlyOnceWith(referred());
  });

  if (!hasStates) return;

  it('says that it is busy, and goes on to take changes', () => {
    render(show({ loading: true }));
    expect(control().getAttribute('aria-busy')).toBe('true');
    expect(root()?.getAttribute('data-loading')).toBe('true');
    fill();
    expect(value()).toBe(sent);
  });

  it('sends nothing while it is disabled', () => {
    render(show({ disabled: true }));
    expect(control().matches(':disabled')).toBe(true);
    expect(root()?.getAttribute('data-disabled')).toBe('true');
    expect(value()).toBeNull();
  });
}
