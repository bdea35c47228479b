// @vitest-environment jsdom
import { fireEvent, render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Disclosure } from './disclosure.tsx';

describe('Disclosure', () => {
  it('keeps closed content in the HTML', () => {
    const html = renderToStaticMarkup(<Disclosure title="Skład">Witamina C</Disclosure>);
    expect(html).toMatch(/^<details class/);
    expect(html).toContain('Witamina C');
  });

  it('renders the title as a heading only with headingLevel', () => {
    expect(renderToStaticMarkup(<Disclosure title="Skład">–</Disclosure>)).not.toMatch(/<h\d/);
    expect(
      renderToStaticMarkup(
        <Disclosure title="Skład" headingLevel={3}>
          –
        </Disclosure>,
      ),
    ).toMatch(/<summary[^>]*><h3/);
  });

  it('is open when `open` is set', () => {
    expect(
      renderToStaticMarkup(
        <Disclosure title="Skład" open>
          –
        </Disclosure>,
      ),
    ).toMatch(/^<details open=""/);
  });

  it('calls onOpenChange when it opens or closes', () => {
    const onOpenChange = vi.fn();
    const { container } = render(
      <Disclosure title="Skład" onOpenChange={onOpenChange}>
        –
      </Disclosure>,
    );
    const details = container.querySelector('details');
    if (!details) throw new Error('No <details> was found.');
    details.open = true;
    fireEvent(details, new Event('toggle'));
    expect(onOpenChange).toHaveBeenCalledWith(true);
  });
});
