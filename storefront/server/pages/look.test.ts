import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { allLookModules, lookModules } from './look.ts';

const sheets = (theme: string, brand: string) =>
  lookModules({ theme, brand }).map((module) => module.split('/generated/')[1]);

it('adds no style sheet to the default look', () => {
  expect(sheets('light', 'witryna')).toEqual([]);
});

it('adds only what a look needs', () => {
  expect(sheets('dark', 'witryna')).toEqual(['themes/dark.css']);
  expect(sheets('system', 'witryna')).toEqual(['themes/dark.css', 'themes/high-contrast.css']);
  expect(sheets('light', 'zawilec')).toEqual(['brands/zawilec.css']);
  expect(sheets('high-contrast', 'zawilec')).toEqual(['brands/zawilec.css', 'brands/zawilec.high-contrast.css']);
});

it('names style sheets that design-tokens makes', () => {
  const storefront = path.resolve(import.meta.dirname, '../..');
  expect(allLookModules.filter((module) => !existsSync(path.resolve(storefront, module)))).toEqual([]);
});
