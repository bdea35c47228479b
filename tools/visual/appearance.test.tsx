// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { applyAddressAppearance } from '../../.storybook/appearance.tsx';

it('has the appearance of the address before there is a story', () => {
  applyAddressAppearance('?id=a--b&globals=theme:dark;brand:zawilec;locale:de-DE');
  const { theme, brand } = document.documentElement.dataset;
  expect({ theme, brand }).toEqual({ theme: 'dark', brand: 'zawilec' });
});
