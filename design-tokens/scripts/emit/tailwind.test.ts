import { describe, expect, it } from 'vitest';
import { readModel } from '../source.ts';
import { emitTailwind } from './tailwind.ts';

describe('emitTailwind', () => {
  const text = emitTailwind(readModel().contract);

  it('refers to the variables in the namespaces of Tailwind', () => {
    expect(text).toContain('--color-action-primary-hover: var(--w-color-action-primary-hover);');
    expect(text).toContain('--font-heading: var(--w-font-family-heading);');
    expect(text).toContain('--spacing-x4: var(--w-space-x4);');
  });

  it('has each name once', () => {
    const names = Array.from(text.matchAll(/^ {2}(--[\w-]+):/gm), ([, name]) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(80);
  });
});
