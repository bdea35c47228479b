// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { createRef, type ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { WitrynaProvider, type LinkProps } from '../provider/index.ts';
import { Heading, telephoneHref, Text, TextLink } from './index.ts';

describe('Heading', () => {
  it.each([1, 2, 3, 4, 5, 6] as const)('has level %i in the outline', (level) => {
    const ref = createRef<HTMLHeadingElement>();
    render(<Heading level={level} ref={ref} tabIndex={-1}>Witaminy</Heading>);
    expect(ref.current).toBe(screen.getByRole('heading', { level, name: 'Witaminy' }));
    expect(ref.current?.tabIndex).toBe(-1);
  });

  it('looks as its level unless a size is chosen', () => {
    const classOf = (heading: ReactElement) => render(heading).container.firstElementChild?.className;
    expect(classOf(<Heading level={2}>A</Heading>)).toBe(classOf(<Heading level={4} size="h2">A</Heading>));
    expect(classOf(<Heading level={2}>A</Heading>)).not.toBe(classOf(<Heading level={2} size="h4">A</Heading>));
    expect(classOf(<Heading level={6}>A</Heading>)).toBe(classOf(<Heading level={5}>A</Heading>));
  });
});

describe('Text', () => {
  it('is a paragraph, or the element that its meaning asks for', () => {
    const { container, rerender } = render(<Text id="note">Uwaga</Text>);
    expect(container.firstElementChild?.tagName).toBe('P');
    expect(container.firstElementChild?.id).toBe('note');
    rerender(<Text as="strong">Uwaga</Text>);
    expect(container.firstElementChild?.tagName).toBe('STRONG');
  });
});

describe('TextLink', () => {
  it("is rendered by the host's link component", () => {
    const RouterLink = (props: LinkProps) => <a data-router {...props}>{props.children}</a>;
    render(<WitrynaProvider linkComponent={RouterLink}><TextLink href="/dostawa">Dostawa</TextLink></WitrynaProvider>);
    const link = screen.getByRole('link', { name: 'Dostawa' });
    expect([link.getAttribute('href'), link.hasAttribute('data-router')]).toEqual(['/dostawa', true]);
  });
});

describe('telephoneHref', () => {
  it('dials the number without what is there for people', () => {
    expect(telephoneHref('+48 (22) 000-01-01')).toBe('tel:+48220000101');
  });
});
