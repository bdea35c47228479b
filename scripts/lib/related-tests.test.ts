import { describe, expect, it } from 'vitest';
import { packageEntry, relatedTests } from './related-tests.mjs';

const sources = new Map([
  ['ui/src/button/button.tsx', ''],
  ['ui/src/button/index.ts', "export { Button } from './button.tsx';"],
  ['ui/src/button/button.test.tsx', "import { Button } from './button.tsx';"],
  ['ui/src/dialog/dialog.tsx', "import { Button } from '../button/index.ts';"],
  ['ui/src/dialog/dialog.test.tsx', "import { Dialog } from './dialog.tsx';"],
  ['shop/src/cart.tsx', "import { Button } from '@witryna/ui/button';"],
  ['shop/src/cart.test.tsx', "const cart = await import('./cart.tsx');"],
  ['shop/src/page.tsx', "import { Cart } from './cart.tsx';"],
  ['shop/src/page.test.tsx', "import { Page } from './page.tsx';"],
  ['shop/src/unrelated.test.ts', "import { expect } from 'vitest';"],
  ['tests/e2e/cart.test.ts', "import { Button } from '../../ui/src/button/button.tsx';"],
  ['tests/unit/cart.test.ts', "import { Button } from '../../ui/src/button/button.tsx';"],
]);

const find = (...changed: string[]) => relatedTests(changed, sources, (specifier) => packageEntry(specifier, sources));

describe('relatedTests', () => {
  it('returns the tests of a changed module and of the modules that import it, and counts the others', () => {
    expect(find('ui/src/button/button.tsx')).toEqual({
      near: [
        'shop/src/cart.test.tsx',
        'tests/unit/cart.test.ts',
        'ui/src/button/button.test.tsx',
        'ui/src/dialog/dialog.test.tsx',
      ],
      far: 1,
    });
  });

  it('returns a changed test', () => {
    expect(find('shop/src/unrelated.test.ts')).toEqual({ near: ['shop/src/unrelated.test.ts'], far: 0 });
  });

  it('returns nothing when no test imports the change', () => {
    expect(find('README.md')).toEqual({ near: [], far: 0 });
  });

  it('measures the shortest way when several modules changed', () => {
    expect(find('ui/src/button/button.tsx', 'shop/src/page.tsx').near).toContain('shop/src/page.test.tsx');
  });
});

describe('packageEntry', () => {
  it('returns null for a package of others', () => {
    expect(packageEntry('vitest', sources)).toBeNull();
    expect(packageEntry('@witryna/ui/unknown', sources)).toBeNull();
  });
});
