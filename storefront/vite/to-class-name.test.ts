import { sanitizeHtml } from '@witryna/page-builder/parser';
import { expect, it } from 'vitest';
import { toClassName } from './to-class-name.ts';

it('gives classes names that content cannot have', () => {
  const name = toClassName({ hash: '1hw2k3x0' });
  expect(name).toBe('_hw2k3x0');
  expect(sanitizeHtml(`<p class="a ${name} b">x</p>`)).toBe('<p class="a b">x</p>');
});
