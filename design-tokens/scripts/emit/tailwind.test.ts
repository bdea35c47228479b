import { describe, expect, it } from 'vitest';
import { readModel } from '../source.ts';
import { emitTailwind } from './tailwind.ts';

const getNames = (css: string) => Array.from(css.matchAll(/^ {2}(--[\w-]+):/gm), ([, name = '']) => name);

describe('emitTailwind', () => {
  const text = emitTailwind(readModel().contract);

  it('refers to the variables in the namespaces of Tailwind', () => {
    expect(text).toContain('--color-action-primary-hover: var(--w-color-action-primary-hover);');
    expect(text).toContain('--font-heading: var(--w-font-family-heading);');
    expect(text).toContain('--spacing-x4: var(--w-space-x4);');
  });

  it('has each name once', () => {
    const names = getNames(text);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(80);
  });

  it('has the same with a prefix, so that no name is one of Tailwind', () => {
    const prefixed = emitTailwind(readModel().contract, 'w-');
    expect(prefixed).toContain('--color-w-action-primary-hover: var(--w-color-action-primary-hover);');
    expect(prefixed).toContain('--radius-w-md: var(--w-radius-md);');
    const names = getNames(prefixed);
    expect(names).toHaveLength(getNames(text).length);
    expect(names.filter((name) => !/^--[a-z]+(-weight)?-w-/.test(name))).toEqual([]);
  });
});
