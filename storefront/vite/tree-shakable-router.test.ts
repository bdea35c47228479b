import { describe, expect, it } from 'vitest';
import { annotateComponents } from './tree-shakable-router.ts';

describe('annotateComponents', () => {
  it('marks components and contexts, however React is imported', () => {
    expect(annotateComponents('var Link = React2.forwardRef(function f() {});')).toBe(
      'var Link = /* @__PURE__ */ React2.forwardRef(function f() {});',
    );
    expect(annotateComponents('var C = createContext(null);')).toBe('var C = /* @__PURE__ */ createContext(null);');
  });

  it('marks class components, with the context that they read, and tables', () => {
    expect(
      annotateComponents('var B = class extends React2.Component {\n  render() {\n  }\n};\nB.contextType = C;\nf();'),
    ).toBe(
      'var B = /* @__PURE__ */ (() => class extends React2.Component {\n  render() {\n  }\n  static contextType = C;\n})();\nf();',
    );
    expect(annotateComponents('var methods = new Set(list);\nvar names = Object.keys(a).sort();')).toBe(
      'var methods = /* @__PURE__ */ new Set(list);\nvar names = /* @__PURE__ */ Object.keys(a).sort();',
    );
  });

  it('takes out display names and nothing else', () => {
    expect(annotateComponents('Link.displayName = "Link";\nlet a = b.displayName;')).toBe('\nlet a = b.displayName;');
  });
});
