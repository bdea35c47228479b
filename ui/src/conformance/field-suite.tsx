import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { WitrynaProvider } from '../provider/index.ts';
import { hydrateAfter } from '../testing/hydrate-after.ts';

/** Props that the suite passes to a field. */
export interface FieldSuiteProps {
  label: string;
  name: string;
  /** Whether the field may stay empty. Default `false`. */
  optional?: boolean;
  hint?: string;
  error?: string;
  loading?: boolean;
  disabled?: boolean;
  ref?(element: HTMLElement | null): void;
}

/** Component of the field family under test. */
export interface FieldSuite {
  /** Renders the field; props that it does not support are ignored. */
  field(props: FieldSuiteProps): ReactElement;
  /** Enters or selects a value. */
  fill(): void;
  /** Value that the form submits after `fill`. */
  sent: string;
  /** Value that the form submits before `fill`; `null` for none. Default: an empty string. */
  sentBefore?: string | null;
  /** Returns the element to which label, hint and error belong. */
  control(): HTMLElement;
  /** Returns the element to which `ref` refers. Default: the control. */
  referred?(): HTMLElement;
  /** Whether it supports loading and disabled states as a whole. Default `true`. */
  hasStates?: boolean;
  /** Whether it marks optional fields. Default `true`; optional checkboxes are not marked. */
  saysOptional?: boolean;
}

const label = 'Pole formularza';
const name = 'pole';

/** Tests the behavior that every field shares, inside the surrounding `describe`. */
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

  it('FO-1 has a visible label as its name, and no placeholder', () => {
    render(show());
    expect(screen.getAllByLabelText(new RegExp(`^${label}`))).toContain(control());
    expect(control().getAttribute('placeholder')).toBeNull();
  });

  it('[UI-20] FO-2 has an asterisk and is required unless it is optional', () => {
    const { rerender } = render(show());
    const isRequired = () => control().matches(':required, [aria-required="true"]');
    expect(root()?.textContent).toContain('*');
    expect(isRequired()).toBe(true);
    rerender(show({ optional: true }));
    expect(root()?.textContent).not.toContain('*');
    expect(isRequired()).toBe(false);
    expect(root()?.textContent.includes('(opcjonalnie)')).toBe(saysOptional);
  });

  it('FO-4 FO-6 is invalid and described by its error, as text with an icon, before its hint', () => {
    render(show({ error: 'Popraw to pole.', hint: 'Podpowiedź.' }));
    expect(control().getAttribute('aria-invalid')).toBe('true');
    expect(described().filter((text) => text === 'Popraw to pole.' || text === 'Podpowiedź.')).toEqual([
      'Popraw to pole.',
      'Podpowiedź.',
    ]);
    expect(screen.getByText('Popraw to pole.').parentElement?.querySelector('svg')).not.toBeNull();
    expect(root()?.getAttribute('data-invalid')).toBe('true');
  });

  it('FO-5 shows no error by itself: not when empty, not while typing, not on blur', () => {
    render(show());
    referred().focus();
    fill();
    fireEvent.blur(referred());
    expect(control().hasAttribute('aria-invalid')).toBe(false);
    expect(root()?.hasAttribute('data-invalid')).toBe(false);
  });

  it('FO-5 removes its error without losing focus', () => {
    const { rerender } = render(show({ error: 'Popraw to pole.' }));
    const focused = screen.getByRole('form').querySelector<HTMLElement>('input, select, textarea');
    focused?.focus();
    rerender(show());
    expect(document.activeElement).toBe(focused);
    expect(screen.queryByText('Popraw to pole.')).toBeNull();
  });

  it('submits its value under its name', () => {
    render(show());
    expect(value()).toBe(sentBefore);
    fill();
    expect(value()).toBe(sent);
  });

  it('keeps what was entered before hydration', () => {
    const { rerender } = hydrateAfter(show(), fill);
    rerender(show({ hint: 'Podpowiedź.' }));
    expect(value()).toBe(sent);
  });

  it('shows and submits its initial value after its form is reset, and accepts the next change', async () => {
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

  it('sets ref to its element', () => {
    const ref = vi.fn<(element: HTMLElement | null) => void>();
    render(show({ ref }));
    expect(ref).toHaveBeenCalledExactlyOnceWith(referred());
  });

  if (!hasStates) return;

  it('announces that it is loading, and accepts changes', () => {
    render(show({ loading: true }));
    expect(control().getAttribute('aria-busy')).toBe('true');
    expect(root()?.getAttribute('data-loading')).toBe('true');
    // The spinner; the asterisk has text.
    expect(root()?.querySelector('[aria-hidden="true"]:empty')).not.toBeNull();
    fill();
    expect(value()).toBe(sent);
  });

  it('submits nothing while it is disabled', () => {
    render(show({ disabled: true }));
    expect(control().matches(':disabled')).toBe(true);
    expect(root()?.getAttribute('data-disabled')).toBe('true');
    expect(value()).toBeNull();
  });
}
