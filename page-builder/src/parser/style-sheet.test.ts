import { describe, expect, it } from 'vitest';
import { readStyleSheets } from './style-sheet.ts';

function base(css: string, id: string): string[] {
  return (
    readStyleSheets([css])
      .get(id)
      ?.base.map(({ property, value }) => `${property}:${value}`) ?? []
  );
}

describe('readStyleSheets', () => {
  it('combines merged and split rules of an id in document order', () => {
    const css =
      '#html-body [data-pb-style=A],#html-body [data-pb-style=B]{color:red;margin:0}#html-body [data-pb-style=B]{color:blue}';
    expect(base(css, 'A')).toEqual(['color:red', 'margin:0']);
    expect(base(css, 'B')).toEqual(['margin:0', 'color:blue']);
  });

  it('parses ids with and without quotes', () => {
    expect(base('#html-body [data-pb-style="60A7F3C1B2D40"]{width:1px}', '60A7F3C1B2D40')).toEqual(['width:1px']);
    expect(base("[data-pb-style='A']{width:1px}", 'A')).toEqual(['width:1px']);
  });

  it('combines media rules of several sheets by the text of the query', () => {
    const media = (length: number, property: string) =>
      `@media only screen and (max-width: 768px) { #html-body [data-pb-style=A]{${property}:${length}px} }`;
    const styles = readStyleSheets([
      media(100, 'min-height'),
      `@media print{#html-body [data-pb-style=A]{color:#000}}${media(1, 'width')}${media(200, 'height')}`,
    ]).get('A');
    expect([...(styles?.media.keys() ?? [])]).toEqual(['only screen and (max-width: 768px)', 'print']);
    expect(styles?.media.get('only screen and (max-width: 768px)')?.map(({ value }) => value)).toEqual([
      '100px',
      '1px',
      '200px',
    ]);
  });

  it('keeps the important declaration and the last of all others, in any number of rules', () => {
    const css =
      '#html-body [data-pb-style=A]{color:red!important;margin:0}' +
      Array.from({ length: 500 }, (_, index) => `#html-body [data-pb-style=A]{color:blue;width:${index}px}`).join('');
    expect(base(css, 'A')).toEqual(['color:red', 'margin:0', 'color:blue', 'width:499px']);
  });

  it('ignores third-party rules and everything that would break a naive parser', () => {
    const css = [
      '@import url("a.css;{");',
      '@charset "utf-8";',
      '.product-image{width:240px}',
      ':not(.a,.b)::before{content:"}"}',
      '@font-face{font-family:x;src:url(x)}',
      '@keyframes k{from{color:red}to{color:blue}}',
      '@supports (a:b){#html-body [data-pb-style=A]{width:9px}}',
      '#html-body [data-pb-style=A] img{width:9px}',
      '@media print{@keyframes x{from{a:b}} @media screen{#html-body [data-pb-style=A]{width:9px}}}',
      '/* #html-body [data-pb-style=A]{width:9px} */',
      '<!-- #html-body [data-pb-style=A]{width:1px} -->',
      '}{;',
    ].join('\n');
    expect(base(css, 'A')).toEqual(['width:1px']);
    const styles = readStyleSheets([css]);
    expect([...styles.keys()]).toEqual(['A']);
    expect(styles.get('A')?.media.size).toBe(0);
  });

  it('parses what is left of a truncated sheet', () => {
    expect(base('#html-body [data-pb-style=A]{width:1px}#html-body [data-pb-style=B]{wid', 'A')).toEqual(['width:1px']);
  });
});
