// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Switch } from './index.ts';

const control = (name = 'Powiadomienia SMS') => screen.getByRole<HTMLInputElement>('switch', { name });

describe('Switch', () => {
  it('is a native checkbox with the role of a switch, which its label toggles', () => {
    const ref = createRef<HTMLInputElement>();
    render(<Switch ref={ref} label="Powiadomienia SMS" name="sms" />);
    expect(ref.current).toBe(control());
    expect(control().type).toBe('checkbox');
    fireEvent.click(screen.getByText('Powiadomienia SMS'));
    expect(control().checked).toBe(true);
  });

  it('is submitted with its form while it is on', () => {
    render(
      <form aria-label="Ustawienia">
        <Switch label="Powiadomienia SMS" name="sms" value="yes" />
      </form>,
    );
    const sent = () => new FormData(screen.getByRole<HTMLFormElement>('form')).get('sms');
    expect(sent()).toBeNull();
    fireEvent.click(control());
    expect(sent()).toBe('yes');
  });

  it('can be controlled', () => {
    const onChange = vi.fn();
    render(<Switch label="Powiadomienia SMS" checked={false} onChange={onChange} />);
    fireEvent.click(control());
    expect(onChange).toHaveBeenCalledOnce();
    expect(control().checked).toBe(false);
  });

  it('is described by its hint', () => {
    render(<Switch id="sms" label="Powiadomienia SMS" hint="Tylko o zamówieniach." />);
    expect(control().getAttribute('aria-describedby')).toBe('sms-hint');
    expect(document.getElementById('sms-hint')?.textContent).toBe('Tylko o zamówieniach.');
  });

  it('is busy while it is saved, and accepts changes', () => {
    render(<Switch label="Powiadomienia SMS" loading />);
    const busy = screen.getByRole<HTMLInputElement>('switch');
    expect(busy.getAttribute('aria-busy')).toBe('true');
    fireEvent.click(busy);
    expect(busy.checked).toBe(true);
  });
});
