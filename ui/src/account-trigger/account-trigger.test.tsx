// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { describeDisclosure } from '../testing/disclosure-suite.tsx';
import { AccountTrigger, type AccountTriggerProps } from './index.ts';

const trigger = (props: Partial<AccountTriggerProps> = {}) => (
  <AccountTrigger
    signedIn
    name="Anna"
    links={[{ id: 'orders', label: 'Zamówienia', href: '/order-history', current: true }]}
    onSignOut={vi.fn()}
    {...props}
  />
);

describeDisclosure('AccountTrigger', { name: 'Hi, Anna, My Account', inside: 'Zamówienia', render: trigger });

describe('AccountTrigger', () => {
  it('[FRM-13] [AC-1] links a guest to the sign-in page', () => {
    render(trigger({ signedIn: false }));
    expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/sign-in');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it("forwards ref and attributes to the root of a guest's link, without those of the menu", () => {
    const ref = createRef<HTMLDivElement>();
    const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    render(
      trigger({
        signedIn: false,
        ref,
        id: 'konto',
        className: 'of-host',
        defaultOpen: true,
        onOpenChange: vi.fn(),
        side: 'top',
      }),
    );
    expect(screen.getByRole('link').parentElement).toBe(ref.current);
    expect(ref.current?.id).toBe('konto');
    expect(ref.current?.classList).toContain('of-host');
    expect(complain).not.toHaveBeenCalled();
    complain.mockRestore();
  });

  it('[FRM-11] [AC-1] greets a customer by first name and names its purpose', () => {
    render(trigger());
    expect(screen.getByRole('button', { name: 'Hi, Anna, My Account' })).toBeDefined();
    expect(screen.getByText('Hi, Anna')).toBeDefined();
  });

  it.each([null, undefined, ''])('[FRM-12] shows the account label when the first name is %j', (name) => {
    render(trigger({ name }));
    expect(screen.getByRole('button', { name: 'My Account' })).toBeDefined();
  });

  it('[FRM-14] [AC-2] has a menu of links and one sign-out button', () => {
    const onSignOut = vi.fn();
    render(trigger({ onSignOut }));
    fireEvent.click(screen.getByRole('button', { name: 'Hi, Anna, My Account' }));
    expect(screen.getByRole('link', { name: 'Zamówienia' }).getAttribute('aria-current')).toBe('page');
    expect(document.querySelector('[role^="menu"]')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    expect(onSignOut).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: 'Sign Out' })).toBeNull();
  });
});
