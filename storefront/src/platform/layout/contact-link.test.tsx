import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { sampleLayout } from '../../testing/index.ts';
import { ContactLink } from './contact-link.tsx';
import { LayoutProvider } from './layout-context.tsx';

const render = (hasContactPage: boolean) =>
  renderToStaticMarkup(
    <LayoutProvider value={{ ...sampleLayout, store: { ...sampleLayout.store, hasContactPage } }}>
      <ContactLink>Schreiben Sie uns</ContactLink>
    </LayoutProvider>,
  );

it('is there only where the contact page helps', () => {
  expect(render(true)).toMatch(/<a [^>]*href="\/contact-us"[^>]*>Schreiben Sie uns<\/a>/);
  expect(render(false)).toBe('');
});
