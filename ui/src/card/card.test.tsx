// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { Card, CardSection, FormCard } from './index.ts';

describe('Card', () => {
  it('is a div by default and can be an item of a list', () => {
    const { container } = render(<Card>Ulica Długa 5</Card>);
    expect(container.firstElementChild?.tagName).toBe('DIV');
    render(
      <ul>
        <Card as="li">Rynek 1</Card>
      </ul>,
    );
    expect(screen.getByText('Rynek 1').tagName).toBe('LI');
  });

  it('has another class for each size', () => {
    const sizes = (['small', 'medium', 'large'] as const).map(
      (size) => render(<Card size={size} />).container.firstElementChild?.className,
    );
    expect(new Set(sizes).size).toBe(3);
  });
});

describe('CardSection', () => {
  it('is a region when it has a name', () => {
    render(<CardSection aria-label="Zamówione produkty">Magnez</CardSection>);
    expect(screen.getByRole('region', { name: 'Zamówione produkty' }).textContent).toBe('Magnez');
  });
});

describe('FormCard', () => {
  it('is a region named by its title, with the form inside', () => {
    render(
      <FormCard title="Zmień hasło" method="post">
        <button type="submit">Zapisz</button>
      </FormCard>,
    );
    const card = screen.getByRole('region', { name: 'Zmień hasło' });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Zmień hasło');
    expect(card.querySelector('form[method="post"] button')?.textContent).toBe('Zapisz');
  });

  it('makes the title focusable only when it has a ref', () => {
    const titleRef = createRef<HTMLHeadingElement>();
    const { rerender } = render(<FormCard title="Nowy adres" headingLevel={3} />);
    const title = screen.getByRole('heading', { level: 3 });
    expect(title.hasAttribute('tabindex')).toBe(false);
    rerender(<FormCard title="Nowy adres" headingLevel={3} titleRef={titleRef} />);
    titleRef.current?.focus();
    expect(document.activeElement).toBe(title);
  });
});
