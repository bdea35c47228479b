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

  it('makes the title a heading only when asked', () => {
    expect(renderToStaticMarkup(<Disclosure title="Skład">–</Disclosure>)).not.toMatch(/<h\d/);
    expect(
      renderToStaticMarkup(
        <Disclosure title="Skład" headingLevel={3}>
          –
        </Disclosure>,
      ),
    ).toMatch(/<summary[^>]*><h3/);
  });

  it('is open when told so', () => {
    expect(
      renderToStaticMarkup(
        <Disclosure title="Skład" open>
          –
        </Disclosure>,
      ),
    ).toMatch(/^<details open=""/);
  });

  it('tells when it was opened or closed', () => {
    const onOpenChange = vi.fn();
    const { container } = render(
      <Disclosure title="Skład" onOpenChange={onOpenChange}>
        –
      </Disclosure>,
    );
    const details = container.querySelector('details');
    if (!details) throw new Error('There is no <details>.');
    details.open = true;
    fireEvent(details, new Event('toggle'));
    expect(onOpenChange).toHaveBeenCalledWith(true);
  });
});
