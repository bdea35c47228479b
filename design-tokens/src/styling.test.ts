import { removeAdapter, setAdapter } from '@vanilla-extract/css/adapter';
import { endFileScope, setFileScope } from '@vanilla-extract/css/fileScope';
import { transformCss } from '@vanilla-extract/css/transformCss';
import { globalStyle } from '@vanilla-extract/css';
import postcss, { type ChildNode } from 'postcss';
import { describe, expect, it } from 'vitest';
import { layers } from './layers.css.ts';
import { guardEditorStyles, layeredStyling, type LayeredStyling } from './styling.ts';

type Css = Parameters<typeof transformCss>[0];

/** Compiles a style sheet that uses the `components` layer and returns its CSS. */
function compile(define: (styling: LayeredStyling) => void): string {
  const cssObjs: Css['cssObjs'] = [];
  const localClassNames: Css['localClassNames'] = [];
  const composedClassLists: Css['composedClassLists'] = [];
  setAdapter({
    appendCss: (css) => void cssObjs.push(css),
    registerClassName: (name) => void localClassNames.push(name),
    registerComposition: (composition) => void composedClassLists.push(composition),
    markCompositionUsed: () => undefined,
    onEndFileScope: () => undefined,
    getIdentOption: () => 'debug',
  });
  setFileScope('styling.css.ts');
  try {
    define(layeredStyling('components'));
    return transformCss({ cssObjs, localClassNames, composedClassLists }).join('\n');
  } finally {
    endFileScope();
    removeAdapter();
  }
}

/** Returns whether a statement is unlayered and does not declare the order of layers. */
function isUnlayered(node: ChildNode): boolean {
  return !(node.type === 'atrule' && node.name === 'layer');
}

describe('the cascade layers', () => {
  it('are reset, tokens, base, components, layout, app, inside of one', () => {
    expect(Object.values(layers)).toEqual([
      'witryna.reset',
      'witryna.tokens',
      'witryna.base',
      'witryna.components',
      'witryna.layout',
      'witryna.app',
    ]);
    expect(Object.keys(layers).map((name) => `witryna.${name}`)).toEqual(Object.values(layers));
  });
});

describe('layeredStyling', () => {
  it('declares the whole order before the first rule, whichever file loads first', () => {
    const [first] = postcss.parse(compile(({ style }) => style({ display: 'grid' }))).nodes;
    expect(first).toMatchObject({
      name: 'layer',
      params: 'witryna.reset, witryna.tokens, witryna.base, witryna.components, witryna.layout, witryna.app',
    });
    expect(first).not.toHaveProperty('nodes');
  });

  it('adds classes, variants, states, media queries and global selectors to its layer', () => {
    const css = compile(({ style, variants, global }) => {
      const base = style({ display: 'grid', ':hover': { opacity: 0.5 }, '@media': { print: { display: 'none' } } });
      variants({ one: { order: 1 }, two: [base, { order: 2 }] });
      global('body', { margin: 0 });
    });
    const root = postcss.parse(css);
    expect(root.nodes.filter(isUnlayered)).toEqual([]);
    const declared = new Set<string>();
    root.walkAtRules('layer', (rule) => {
      if (rule.nodes !== undefined) declared.add(rule.params);
    });
    expect([...declared]).toEqual(['witryna.components']);
    for (const part of ['display: grid', ':hover', '@media print', 'order: 1', 'order: 2', 'body'])
      expect(css).toContain(part);
  });

  it('composes earlier classes', () => {
    let names = '';
    let base = '';
    compile(({ style }) => {
      base = style({ display: 'grid' });
      names = style([base, { order: 1 }]);
    });
    expect(names.split(' ')).toContain(base);
    expect(names.split(' ').length).toBeGreaterThan(1);
  });

  it('is necessary: a plain rule of vanilla-extract is unlayered', () => {
    const root = postcss.parse(compile(() => globalStyle('body', { margin: 0 })));
    expect(root.nodes.filter(isUnlayered)).toHaveLength(1);
  });
});

describe('guardEditorStyles', () => {
  it('limits widths without overriding an inline limit, and replaces colors in dark and high-contrast themes', () => {
    const root = postcss.parse(compile(({ global }) => guardEditorStyles(global, '.text')));
    const rules: [selector: string, property: string][] = [];
    root.walkRules((rule) =>
      rule.walkDecls(
        ({ prop, value, important }) => void rules.push([rule.selector, `${prop}: ${value}${important ? '!' : ''}`]),
      ),
    );
    const of = (declaration: string) => rules.filter(([, text]) => text.startsWith(declaration)).map(([name]) => name);
    expect(of('max-width: 100%')).toEqual([
      expect.stringMatching(/^\.text \[style\*=['"]width['"]\]$/),
      '.text iframe',
    ]);
    expect(of('max-width: 100%!')).toEqual([]);
    const recolored = of('color: inherit').join(', ');
    for (const theme of ['dark', 'high-contrast', 'system'])
      expect(recolored).toMatch(new RegExp(`\\[data-theme=['"]${theme}['"]\\] \\.text \\[style\\*=['"]color['"]\\]`));
  });
});
