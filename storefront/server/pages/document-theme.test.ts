import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { allThemeModules, getThemeModules } from './document-theme.ts';

const sheets = (theme: string, brand: string) =>
  getThemeModules({ theme, brand }).map((module) => module.split('/generated/')[1]);

it('adds no style sheet for the default theme', () => {
  expect(sheets('light', 'witryna')).toEqual([]);
});

it('adds only the style sheets of the theme and the brand', () => {
  expect(sheets('dark', 'witryna')).toEqual(['themes/dark.css']);
  expect(sheets('system', 'witryna')).toEqual(['themes/dark.css', 'themes/high-contrast.css']);
  expect(sheets('light', 'zawilec')).toEqual(['brands/zawilec.css']);
  expect(sheets('high-contrast', 'zawilec')).toEqual(['brands/zawilec.css', 'brands/zawilec.high-contrast.css']);
});

it('returns style sheets that design-tokens generates', () => {
  const storefront = path.resolve(import.meta.dirname, '../..');
  expect(allThemeModules.filter((module) => !existsSync(path.resolve(storefront, module)))).toEqual([]);
});
