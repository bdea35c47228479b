// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { createRef, forwardRef, type ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { Columns, Inline, PageBlock, Stack, type StackProps } from './index.ts';

type LayoutProps = Omit<StackProps, 'align' | 'gap'>;

const layouts: Record<string, ComponentType<LayoutProps>> = {
  Stack,
  Inline,
  // React 18 passes no ref to function components.
  Columns: forwardRef<HTMLElement, Omit<LayoutProps, 'ref'>>((props, ref) => (
    <Columns template="two" {...props} ref={ref} />
  )),
  PageBlock,
};

describe('Stack', () => {
  it('has a class of its own where it is left out of print', () => {
    const count = (element: Element | null) => element?.classList.length ?? 0;
    const { container, rerender } = render(<Stack />);
    const before = count(container.firstElementChild);
    rerender(<Stack screenOnly />);
    expect(count(container.firstElementChild)).toBe(before + 1);
  });
});

describe.each(Object.entries(layouts))('%s', (_, Layout) => {
  it('is a div with the given attributes by default', () => {
    const { container } = render(
      <Layout id="lista" className="mine" aria-label="Produkty">
        treść
      </Layout>,
    );
    const element = container.firstElementChild;
    expect(element?.tagName).toBe('DIV');
    expect(element?.id).toBe('lista');
    expect(element?.getAttribute('aria-label')).toBe('Produkty');
    expect(element?.classList.contains('mine')).toBe(true);
    expect(element?.textContent).toBe('treść');
  });

  it('can be a semantic element', () => {
    const ref = createRef<HTMLElement>();
    render(<Layout as="section" ref={ref} />);
    expect(ref.current?.tagName).toBe('SECTION');
  });
});

describe('gaps', () => {
  it('are set by name', () => {
    const getClass = (gap: 'x2' | 'x8') => render(<Stack gap={gap} />).container.firstElementChild?.className;
    expect(getClass('x2')).not.toBe(getClass('x8'));
  });
});
