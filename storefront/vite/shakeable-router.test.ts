import { describe, expect, it } from 'vitest';
import { annotateComponents } from './shakeable-router.ts';

describe('annotateComponents', () => {
  it('marks components and contexts, however React is imported', () => {
    expect(annotateComponents('var Link = React2.forwardRef(function f() {});')).toBe('var Link = /* @__PURE__ */ React2.forwardRef(function f() {});');
    expect(annotateComponents('var C = createContext(null);')).toBe('var C = /* @__PURE__ */ createContext(null);');
  });

  it('takes out display names and nothing else', () => {
    expect(annotateComponents('Link.displayName = "Link";\nlet a = b.displayName;')).toBe('\nlet a = b.displayName;');
  });
});
