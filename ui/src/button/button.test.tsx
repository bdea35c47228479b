// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { WitrynaProvider, type LinkProps } from '../provider/index.ts';
import { Button, ButtonLink, getButtonClassName, buttonSizes, buttonVariants } from './index.ts';

const button = () => screen.getByRole('button');

describe('Button', () => {
  it('is a native button that does not submit forms by default', () => {
    const ref = createRef<HTMLButtonElement>();
    const submit = vi.fn();
    const { rerender } = render(
      <form onSubmit={submit}>
        <Button ref={ref}>Dodaj</Button>
      </form>,
    );
    expect(ref.current).toBe(button());
    fireEvent.click(button());
    expect(submit).not.toHaveBeenCalled();
    rerender(
      <form onSubmit={submit}>
        <Button type="submit">Wyślij</Button>
      </form>,
    );
    fireEvent.click(button());
    expect(submit).toHaveBeenCalledOnce();
  });

  it('calls onClick and forwards attributes', () => {
    const click = vi.fn();
    render(
      <Button onClick={click} aria-haspopup="dialog" className="mine">
        Filtry
      </Button>,
    );
    fireEvent.click(button());
    expect(click).toHaveBeenCalledOnce();
    expect(button().getAttribute('aria-haspopup')).toBe('dialog');
    expect(button().className).toContain('mine');
  });

  it.each([{ loading: true }, { disabled: true }])('FO-7 ignores activation but stays focusable while %o', (state) => {
    const click = vi.fn();
    const submit = vi.fn();
    render(
      <form onSubmit={submit}>
        <Button type="submit" onClick={click} {...state}>
          Wyślij
        </Button>
      </form>,
    );
    button().focus();
    fireEvent.click(button());
    expect(click).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
    expect(button().getAttribute('aria-disabled')).toBe('true');
    expect(button().hasAttribute('disabled')).toBe(false);
    expect(document.activeElement).toBe(button());
  });

  it('passes on keys that do not activate it while it is inactive', () => {
    const keys: string[] = [];
    const pointerDown = vi.fn();
    render(
      <Button disabled onKeyDown={({ key }) => keys.push(key)} onPointerDown={pointerDown}>
        Wyślij
      </Button>,
    );
    for (const key of ['ArrowRight', 'Enter', ' ', 'ArrowDown', 'Escape']) fireEvent.keyDown(button(), { key });
    fireEvent.pointerDown(button());
    expect(keys).toEqual(['ArrowRight', 'Escape']);
    expect(pointerDown).not.toHaveBeenCalled();
  });

  it('FO-7 shows its progress as text and keeps its name', () => {
    const { rerender } = render(<Button loadingLabel="Wysyłanie…">Wyślij</Button>);
    expect(button().textContent).toBe('Wyślij');
    rerender(
      <Button loading loadingLabel="Wysyłanie…">
        Wyślij
      </Button>,
    );
    expect(screen.getByRole('button', { name: 'Wyślij Wysyłanie…' })).toBe(button());
    expect(button().dataset['loading']).toBe('true');
  });

  it('is enabled by default', () => {
    render(<Button>Wyślij</Button>);
    expect(button().hasAttribute('aria-disabled')).toBe(false);
  });
});

describe('getButtonClassName', () => {
  it('returns a distinct class for each variant and size', () => {
    const looks = buttonVariants.flatMap((variant) => buttonSizes.map((size) => getButtonClassName({ variant, size })));
    expect(new Set(looks).size).toBe(buttonVariants.length * buttonSizes.length);
    expect(getButtonClassName({})).toBe(getButtonClassName({ variant: 'primary', size: 'medium' }));
  });
});

describe('ButtonLink', () => {
  it("renders the host's link component with the class of a button", () => {
    const RouterLink = (props: LinkProps) => (
      <a data-router {...props}>
        {props.children}
      </a>
    );
    render(
      <WitrynaProvider linkComponent={RouterLink}>
        <ButtonLink href="/kasa" variant="highlight" fullWidth>
          Do kasy
        </ButtonLink>
      </WitrynaProvider>,
    );
    const link = screen.getByRole('link', { name: 'Do kasy' });
    expect(link.getAttribute('href')).toBe('/kasa');
    expect(link.hasAttribute('data-router')).toBe(true);
    expect(link.className).toBe(getButtonClassName({ variant: 'highlight', fullWidth: true }));
  });
});
