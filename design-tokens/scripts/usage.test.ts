import { describe, expect, it } from 'vitest';
import { findUsage } from './usage.ts';

const users = (path: string, text: string): readonly string[] | undefined =>
  findUsage([path], [{ path: 'a.css.ts', text }]).get(path);

describe('findUsage', () => {
  it.each([
    ['a reference of the contract', 'semantic.color.text.primary', 'color: vars.color.text.primary,'],
    ['a reference to a part', 'component.footer.text', 'color: vars.component.footer.text'],
    ['a custom property', 'semantic.color.text.onSale', 'color: var(--w-color-text-on-sale)'],
    ['a part of a named group', 'component.footer.text', 'const { footer } = vars.component; color: footer.text'],
    ['a role of a named part', 'component.footer.text', 'const footer = vars.component.footer; color: footer.text'],
  ])('finds %s', (_case, path, text) => {
    expect(users(path, text)).toEqual(['a.css.ts']);
  });

  it.each([
    ['a longer name', 'semantic.color.text.sale', 'vars.color.text.saleStrong'],
    ['a longer property', 'semantic.color.text.sale', 'var(--w-color-text-sale-strong)'],
    ['another object', 'semantic.color.text.sale', 'myvars.color.text.sale'],
    ['another group of the name', 'component.footer.text', 'color: footer.text; gap: vars.component.header.gap'],
  ])('ignores %s', (_case, path, text) => {
    expect(users(path, text)).toEqual([]);
  });
});
