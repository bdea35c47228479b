import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AddressText } from './address-text.tsx';

it('keeps the postcode in one line, and the text as it is', () => {
  const html = renderToStaticMarkup(<AddressText>Jan Brzęczek-Nowy, Prosta 1, 00-838 Warszawa</AddressText>);
  expect(html).toContain('<span style="white-space:nowrap">00-838</span>');
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe('Jan Brzęczek-Nowy, Prosta 1, 00-838 Warszawa');
  expect(html.match(/<span/g)).toHaveLength(1);
});
