import { expect, it } from 'vitest';
import { getGlobal, withGlobal } from '../../.storybook/address-globals.ts';

it('reads a value of the toolbar from the address', () => {
  expect(getGlobal('?id=a--b&globals=locale:de-DE;theme:dark', 'locale')).toBe('de-DE');
  expect(getGlobal('?globals=backgrounds.value:!hex(fff)', 'backgrounds.value')).toBe('!hex(fff)');
  expect(getGlobal('?id=a--b', 'locale')).toBeUndefined();
});

it('replaces one value and keeps the others', () => {
  const href = withGlobal('http://localhost/iframe.html?id=a--b&globals=locale:pl-PL;theme:dark', 'locale', 'de-DE');
  expect(new URL(href).searchParams.get('globals')).toBe('locale:de-DE;theme:dark');
  expect(new URL(href).searchParams.get('id')).toBe('a--b');
  expect(getGlobal(new URL(withGlobal('http://localhost/iframe.html', 'locale', 'en-US')).search, 'locale')).toBe(
    'en-US',
  );
});
