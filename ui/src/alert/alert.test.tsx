// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Alert, alertTones } from './index.ts';

describe('Alert', () => {
  it('shows title, message and actions, in this order', () => {
    const { container } = render(
      <Alert title="Sklep nieczynny" actions={<a href="/kontakt">Kontakt</a>}>
        Otwieramy w poniedziałek.
      </Alert>,
    );
    expect(container.textContent).toBe('Sklep nieczynnyOtwieramy w poniedziałek.Kontakt');
  });

  it.each(alertTones)('FO-6 has an icon, so that color is not the only sign: %s', (tone) => {
    const { container } = render(<Alert tone={tone}>Treść</Alert>);
    expect(container.querySelector('svg[aria-hidden]')).not.toBeNull();
    expect(container.firstElementChild?.getAttribute('data-type')).toBe(tone);
  });

  it('is announced only with a role', () => {
    const { container, rerender } = render(<Alert>Treść</Alert>);
    expect(container.firstElementChild?.hasAttribute('role')).toBe(false);
    rerender(<Alert role="status">Treść</Alert>);
    expect(screen.getByRole('status').textContent).toBe('Treść');
  });

  it('has a button that removes it only if it can be removed', () => {
    const onDismiss = vi.fn();
    const { rerender } = render(<Alert>Treść</Alert>);
    expect(screen.queryByRole('button')).toBeNull();
    rerender(<Alert onDismiss={onDismiss}>Treść</Alert>);
    fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
    expect(onDismiss).toHaveBeenCalledOnce();
  });
});
