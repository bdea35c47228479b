// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { createRef, type ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { Accordion } from '../accordion/index.ts';
import { Disclosure } from '../disclosure/index.ts';
import { Footer } from '../footer/index.ts';
import { WitrynaProvider, type LinkProps } from '../provider/index.ts';
import { Heading, getTelephoneHref, Text, TextLink } from './index.ts';

describe('Heading', () => {
  it.each([1, 2, 3, 4, 5, 6] as const)('has heading level %i', (level) => {
    const ref = createRef<HTMLHeadingElement>();
    render(
      <Heading level={level} ref={ref} tabIndex={-1}>
        Witaminy
      </Heading>,
    );
    expect(ref.current).toBe(screen.getByRole('heading', { level, name: 'Witaminy' }));
    expect(ref.current?.tabIndex).toBe(-1);
  });

  it('has the size of its level unless a size is given', () => {
    const getClass = (heading: ReactElement) => render(heading).container.firstElementChild?.className;
    expect(getClass(<Heading level={2}>A</Heading>)).toBe(
      getClass(
        <Heading level={4} size="h2">
          A
        </Heading>,
      ),
    );
    expect(getClass(<Heading level={2}>A</Heading>)).not.toBe(
      getClass(
        <Heading level={2} size="h4">
          A
        </Heading>,
      ),
    );
    expect(getClass(<Heading level={6}>A</Heading>)).toBe(getClass(<Heading level={5}>A</Heading>));
  });
});

describe('Text', () => {
  it('is a paragraph, or the given element', () => {
    const { container, rerender } = render(<Text id="note">Uwaga</Text>);
    expect(container.firstElementChild?.tagName).toBe('P');
    expect(container.firstElementChild?.id).toBe('note');
    rerender(<Text as="strong">Uwaga</Text>);
    expect(container.firstElementChild?.tagName).toBe('STRONG');
  });
});

describe('line breaks', () => {
  it('are kept where a person has entered the text', () => {
    const { container, rerender } = render(<Text>{'a\nb'}</Text>);
    const before = container.firstElementChild?.classList.length ?? 0;
    rerender(<Text keepLineBreaks>{'a\nb'}</Text>);
    expect(container.firstElementChild?.classList.length).toBe(before + 1);
  });
});

describe('heading texts', () => {
  it('are transformed by the host in headings and leads, but not in other texts, nested elements and attributes', () => {
    const { container } = render(
      <WitrynaProvider getHeadingText={(text) => text.toUpperCase()}>
        <Heading level={2} title="zimą">
          Dom {'i'} <em>las</em>
        </Heading>
        <Text size="lead">Dom</Text>
        <Text>Dom</Text>
      </WitrynaProvider>,
    );
    expect(Array.from(container.children, ({ textContent }) => textContent)).toEqual(['DOM I las', 'DOM', 'Dom']);
    expect(screen.getByRole('heading').title).toBe('zimą');
  });

  it('are transformed by the host in titles of accordion items, disclosures and footer groups', () => {
    render(
      <WitrynaProvider getHeadingText={(text) => text.toUpperCase()}>
        <Accordion items={[{ id: 'sklad', title: 'Skład', content: 'Witamina C' }]} />
        <Disclosure title="Opis">Kapsułki</Disclosure>
        <Footer groups={[{ id: 'help', title: 'Pomoc', links: [{ id: 'a', label: 'Zwroty' }] }]} copyright="Dom" />
      </WitrynaProvider>,
    );
    for (const shown of ['SKŁAD', 'Witamina C', 'OPIS', 'Kapsułki', 'POMOC', 'Zwroty', 'Dom']) screen.getByText(shown);
  });
});

describe('TextLink', () => {
  it("is rendered by the host's link component", () => {
    const RouterLink = (props: LinkProps) => (
      <a data-router {...props}>
        {props.children}
      </a>
    );
    render(
      <WitrynaProvider linkComponent={RouterLink}>
        <TextLink href="/dostawa">Dostawa</TextLink>
      </WitrynaProvider>,
    );
    const link = screen.getByRole('link', { name: 'Dostawa' });
    expect([link.getAttribute('href'), link.hasAttribute('data-router')]).toEqual(['/dostawa', true]);
  });
});

describe('getTelephoneHref', () => {
  it('returns the number without formatting characters', () => {
    expect(getTelephoneHref('+48 (22) 000-01-01')).toBe('tel:+48220000101');
  });
});
