import { describe, expect, it } from 'vitest';
import { splitDeclarations } from '../css/declarations.ts';
import { sanitizeDeclarations, writeDeclarations } from './inline-style.ts';

const clean = (css: string, hosts?: readonly string[]) =>
  writeDeclarations(sanitizeDeclarations(splitDeclarations(css), hosts));

describe('sanitizeDeclarations', () => {
  it('keeps editor styles', () => {
    const css =
      'color: #e8a93a; text-align: center; font-size: 20px; margin: 0px 0px 10px; border: 1px solid rgba(0, 0, 0, 0.5);';
    expect(clean(css)).toBe(css);
  });

  it.each([
    'position: fixed',
    'position: absolute',
    'position: sticky',
    'z-index: 9',
    'behavior: url(x.htc)',
    '-moz-binding: url(x)',
    'width: expression(alert(1))',
    'background: url(javascript:alert(1))',
    'background-image: url("data:image/svg+xml,x")',
    'color: red\\3b position: fixed',
    'color: var(--x)',
    'content: "x"',
    'cursor: url(https://evil.example)',
    'list-style-image: url(//evil.example)',
    'list-style: url(/a.png)',
    'border: url(a)',
    'background: url(a") url(b)',
    'width: calc(1px',
    'color: </style>',
    'font-family: "a',
    'animation: x 1s',
    'transform: scale(9)',
    'pointer-events: auto',
  ])('drops %s', (css) => {
    expect(clean(css)).toBe('');
  });

  it.each([
    'outline: none',
    'user-select: none',
    'text-align: justify',
    'TEXT-ALIGN: JUSTIFY',
    'font-size: 11px',
    'font-size: 8pt',
    'font-size: 0.7em',
    'font-size: 0',
    'font-size: xx-small',
    'font: 10px Arial',
    'font: italic bold 8pt/1.2 serif',
  ])('[PB-8] drops %s, which makes text hard to read or to reach', (css) => {
    expect(clean(css)).toBe('');
  });

  it('[PB-8] drops declarations that a dropped one would override', () => {
    expect(clean('text-align: center; color: red; text-align: justify')).toBe('color: red;');
    expect(clean('text-align: justify; text-align: center')).toBe('text-align: center;');
  });

  it('[PB-8] keeps text of 12 pixels and more', () => {
    for (const css of [
      'font-size: 12px;',
      'font-size: 9pt;',
      'font-size: 0.75rem;',
      'font: italic 16px/1.5 serif;',
      'text-align: center;',
    ])
      expect(clean(css)).toBe(css);
  });

  it.each([
    ['640px', 'min(640px, 100%)'],
    ['min(640px, 100%)', 'min(640px, 100%)'],
    ['40EM', 'min(40em, 100%)'],
    ['calc(100% + 40px)', 'min(calc(100% + 40px), 100%)'],
    ['150%', 'min(150%, 100%)'],
    ['200px', '200px'],
    ['75%', '75%'],
    ['max-content', 'fit-content'],
    ['none', '100%'],
    ['-1px', '100%'],
  ])('limits a maximum width of %s to the container', (width, expected) => {
    expect(clean(`max-width: ${width}; width: 900px`)).toBe(`max-width: ${expected}; width: 900px;`);
  });

  it.each([
    ['padding: 20px 300px', 'padding: 20px min(300px, max(64px, 29.3vw));'],
    ['margin-left: 512px', 'margin-left: min(512px, max(64px, 50vw));'],
    ['margin: 200px', 'margin: min(200px, max(64px, 19.53vw));'],
    ['flex: 0 0 600px', 'flex: 0 1 600px;'],
    ['grid-template-columns: 400px 1fr', 'grid-template-columns: minmax(0, 400px) 1fr;'],
    ['grid-template-columns: repeat(3, 400px)', 'grid-template-columns: repeat(3, minmax(0, 400px));'],
  ])('leaves room in a narrow window: %s', (css, expected) => {
    expect(clean(css)).toBe(expected);
    expect(clean(expected)).toBe(expected);
  });

  it.each([
    'padding: 100px 64px;',
    'padding-top: 300px;',
    'margin: 0px auto;',
    'margin-left: -80px;',
    'flex: 0 0 48px;',
    'flex: 0 0 50%;',
    'grid-template-columns: 48px 1fr;',
    'grid-template-columns: repeat(auto-fit, minmax(300px, 1fr));',
    'grid-template-columns: calc(100% - 300px) 1fr;',
  ])('keeps %s', (css) => {
    expect(clean(css)).toBe(css);
  });

  it('allows http, https and relative URLs in url(), and only the given hosts', () => {
    expect(clean('background-image: url("/a.jpg")')).toBe('background-image: url("/a.jpg");');
    expect(clean('background-image: url(https://cdn.example/a.jpg)')).not.toBe('');
    expect(clean('background-image: url(https://cdn.example/a.jpg)', ['shop.example'])).toBe('');
    expect(clean('list-style: url(//evil.example/x)', ['shop.example'])).toBe('');
  });
});

it('writeDeclarations keeps the last of a property, or the important one', () => {
  expect(writeDeclarations(splitDeclarations('color:red!important;color:blue'))).toBe('color: red;');
  expect(writeDeclarations(splitDeclarations('color:red;color:blue'))).toBe('color: blue;');
  expect(writeDeclarations(splitDeclarations('margin-top:5px;margin:0;margin-top:7px'))).toBe(
    'margin: 0; margin-top: 7px;',
  );
  expect(writeDeclarations(splitDeclarations('margin-top:5px!important;margin:0;color:red'))).toBe(
    'margin: 0; color: red; margin-top: 5px;',
  );
});
