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
/** The selector of the packages' elements, which the browser tests prove. */
const own = /^@layer witryna\.reset\{(.*)\{/.exec(splitReset('@layer witryna.reset{*{margin:0}}').styles)?.[1] ?? '';

describe('splitReset', () => {
  it('limits rules for elements to those of the packages, and keeps them for the page', () => {
    const page = '@layer witryna.reset{*,:before{box-sizing:border-box}h1,ul[role=list]{margin:0}}';
    const { styles, reset } = splitReset(page + button);
    expect(reset).toBe(page);
    expect(styles).toBe(
      `@layer witryna.reset{${own},${own}:before{box-sizing:border-box}:where(h1,ul[role=list])${own}{margin:0}}${button}`,
    );
  });

  it('leaves rules for the page itself out', () => {
    const page = '@layer witryna.base{html{overflow-y:scroll}body{color:red}html:has(>body){margin:0}}';
    expect(splitReset(page + button)).toEqual({ styles: button, reset: page });
  });

  it('finds nothing in a style sheet of components', () => {
    expect(splitReset(button)).toEqual({ styles: button, reset: '' });
  });
});

describe('withoutLayers', () => {
  it('orders the rules as their layers do', () => {
    const css =
      '@layer witryna.layout{.w-ui-c{color:c}}@layer witryna.components{.w-ui-b{color:b}}@keyframes w-ui-k{to{top:0}}';
    expect(withoutLayers(css, order)).toBe('.w-ui-b{color:b}.w-ui-c{color:c}@keyframes w-ui-k{to{top:0}}');
  });

  it('makes rules for elements as specific as one class, before those of components', () => {
    const { styles } = splitReset(`${button}@layer witryna.reset{button{padding:0}}`);
    const [, rules = ''] = withoutLayers(styles, order).split('{opacity:1}');
    expect(rules).toBe(`:where(button)${own}:not(.w-ui-none){padding:0}.w-ui-button{padding:1px}`);
  });
});
