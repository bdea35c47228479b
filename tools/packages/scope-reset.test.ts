import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { splitReset, withoutLayers } from './scope-reset.mjs';

const order = [
  'witryna.reset',
  'witryna.tokens',
  'witryna.base',
  'witryna.components',
  'witryna.layout',
  'witryna.app',
];
const button = '@layer witryna.components{.w-ui-button{padding:1px}}';
const page = '@layer witryna.reset{*{margin:0}}';
/** What comes before the rules of a style sheet with a reset, and the selector of the packages' elements. */
const [, initial = '', own = ''] =
  /^(@layer witryna\.reset\{.*\})@layer witryna\.reset\{(.*)\{/.exec(splitReset(page).styles) ?? [];

describe('splitReset', () => {
  it('limits rules for elements to those of the packages, and keeps them for the page', () => {
    const rules = '@layer witryna.reset{*,:before{box-sizing:border-box}h1,ul[role=list]{margin:0}}';
    const { styles, reset } = splitReset(rules + button);
    expect(reset).toBe(rules);
    expect(styles).toBe(
      `${initial}@layer witryna.reset{${own},${own}:before{box-sizing:border-box}:where(h1,ul[role=list])${own}{margin:0}}${button}`,
    );
  });

  it('begins with the styles of the browser, for elements of the packages only', () => {
    const selectors: string[] = [];
    postcss.parse(initial).walkRules((rule) => void selectors.push(rule.selector));
    expect(selectors.length).toBeGreaterThan(3);
    expect(selectors.filter((selector) => !selector.endsWith(own))).toEqual([]);
    expect(initial).toContain(
      `:where(a,button,input,select,textarea,summary,h1,h2,h3,h4,h5,h6,caption)${own}{all:revert}`,
    );
  });

  it('leaves rules for the page itself out', () => {
    const rules = '@layer witryna.base{html{overflow-y:scroll}body{color:red}html:has(>body){margin:0}}';
    expect(splitReset(rules + button)).toEqual({ styles: initial + button, reset: rules });
  });

  it('finds nothing in a style sheet of components', () => {
    expect(splitReset(button)).toEqual({ styles: button, reset: '' });
  });
});

describe('withoutLayers', () => {
  it('orders the rules as their layers do', () => {
    const css =
      '@layer witryna.layout{.w-ui-c{color:c}}@layer witryna.components{.w-ui-b{color:b}}@keyframes w-ui-k{to{top:0}}';
    expect(withoutLayers(css, order)).toBe(
      ':not(#w-ui).w-ui-b{color:b}:not(#w-ui).w-ui-c{color:c}@keyframes w-ui-k{to{top:0}}',
    );
  });

  it('makes each rule as specific as one id more, whatever its selector begins with', () => {
    const css =
      '@layer witryna.components{a.w-ui-b:hover,[dir=rtl] .w-ui-b{top:0}@media print{:is(.w-ui-b,.w-ui-c)>*{top:0}}}';
    expect(withoutLayers(css, order)).toBe(
      'a:not(#w-ui).w-ui-b:hover,:not(#w-ui)[dir=rtl] .w-ui-b{top:0}@media print{:not(#w-ui):is(.w-ui-b,.w-ui-c)>*{top:0}}',
    );
  });

  it('makes rules for elements less specific than those of components', () => {
    const { styles } = splitReset(`${button}@layer witryna.reset{button{padding:0}}`);
    const [, rules = ''] = withoutLayers(styles, order).split('{all:revert}');
    expect(rules).toBe(`:not(#w-ui):where(button)${own}{padding:0}:not(#w-ui).w-ui-button{padding:1px}`);
  });
});
