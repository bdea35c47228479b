// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useControlled, useFormReset } from './index.ts';

interface ChoiceProps {
  first?: string;
  held?: string;
  form?: string;
  onChange?(value: string): void;
}

function Choice({ first = 'a', held, form, onChange }: ChoiceProps) {
  const [value, choose, reset] = useControlled({ value: held, defaultValue: first, onChange });
  const a = useRef<HTMLInputElement>(null);
  useFormReset(a, reset);
  return (
    <>
      {['a', 'b'].map((each) => (
        <input
          key={each}
          ref={each === 'a' ? a : undefined}
          type="radio"
          name="choice"
          form={form}
          value={each}
          aria-label={each}
          checked={each === value}
          onChange={() => choose(each)}
        />
      ))}
      <output>{value}</output>
    </>
  );
}
const inForm = (children: ReactNode) => (
  <form id="own" aria-label="own">
    {children}
  </form>
);
const own = () => screen.getByRole<HTMLFormElement>('form', { name: 'own' });
const state = () => [screen.getByRole('status').textContent, new FormData(own()).get('choice')];
/** Resets a form, and waits until the timers that are due by then have run. */
const reset = (form: HTMLFormElement) =>
  act(async () => {
    form.reset();
    await new Promise((resolve) => setTimeout(resolve));
  });
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

describe('useFormReset', () => {
  it('resets to the current default without calling onChange, as browsers do', async () => {
    const onChange = vi.fn();
    const { rerender } = render(inForm(<Choice onChange={onChange} />));
    choose('b');
    await reset(own());
    expect(state()).toEqual(['a', 'a']);
    expect(onChange).toHaveBeenCalledExactlyOnceWith('b');
    rerender(inForm(<Choice first="b" />));
    await reset(own());
    expect(state()).toEqual(['b', 'b']);
    // The state is already the default, but the browser still restores the initially checked option.
    await reset(own());
    expect(state()).toEqual(['b', 'b']);
  });

  it('keeps a controlled value, and lets the browser submit it', async () => {
    const { rerender } = render(inForm(<Choice held="a" />));
    rerender(inForm(<Choice held="b" />));
    await reset(own());
    expect(state()).toEqual(['b', 'b']);
  });

  it('handles the form of the `form` attribute, and no other', async () => {
    render(
      <>
        {inForm(null)}
        <form aria-label="around">
          <Choice form="own" />
        </form>
      </>,
    );
    choose('b');
    await reset(screen.getByRole<HTMLFormElement>('form', { name: 'around' }));
    expect(state()).toEqual(['b', 'b']);
    await reset(own());
    expect(state()).toEqual(['a', 'a']);
  });

  it.each([
    ['hears also of a reset whose event is stopped', (event: Event) => event.stopPropagation(), 'a'],
    ['leaves all where a reset is prevented', (event: Event) => event.preventDefault(), 'b'],
  ])('%s', async (_, onReset, left) => {
    render(inForm(<Choice />));
    choose('b');
    own().addEventListener('reset', onReset);
    await reset(own());
    expect(state()).toEqual([left, left]);
  });
});
