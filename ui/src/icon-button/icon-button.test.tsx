// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { CloseIcon } from '../icon/index.ts';
import { WitrynaProvider } from '../provider/index.ts';
import { IconButton, IconButtonLink } from './index.ts';

const button = () => screen.getByRole('button', { name: 'Zamknij' });

describe('IconButton', () => {
  it('is a native button with an accessible name', () => {
    const ref = createRef<HTMLButtonElement>();
    const click = vi.fn();
    render(<IconButton ref={ref} label="Zamknij" icon={<CloseIcon />} onClick={click} aria-expanded />);
    expect(ref.current).toBe(button());
    expect(button().getAttribute('type')).toBe('button');
    expect(button().getAttribute('aria-expanded')).toBe('true');
    fireEvent.click(button());
    expect(click).toHaveBeenCalledOnce();
  });

  it.each([{ loading: true }, { disabled: true }])('FO-7 ignores activation but stays focusable while %o', (state) => {
    const click = vi.fn();
    render(<IconButton label="Zamknij" icon={<CloseIcon />} onClick={click} {...state} />);
    button().focus();
    fireEvent.click(button());
    expect(click).not.toHaveBeenCalled();
    expect(button().getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(button());
  });

  it('shows progress in place of the icon', () => {
    const { container } = render(<IconButton label="Zamknij" icon={<CloseIcon />} loading />);
    expect(container.querySelector('svg')).toBeNull();
  });
});

describe('IconButtonLink', () => {
  it("is a link with an accessible name, rendered with the host's link component", () => {
    const click = vi.fn();
    render(
      <WitrynaProvider
        linkComponent={({ href, children, ...props }) => (
          <a {...props} href={`/shop${href}`}>
            {children}
          </a>
        )}
      >
        <IconButtonLink href="/cart" label="Koszyk" icon={<CloseIcon />} variant="filled" onClick={click} />
      </WitrynaProvider>,
    );
    const link = screen.getByRole('link', { name: 'Koszyk' });
    expect(link.getAttribute('href')).toBe('/shop/cart');
    expect(link.className).not.toBe('');
    fireEvent.click(link);
    expect(click).toHaveBeenCalledOnce();
  });
});
