import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { camelCase, splitDeclarations } from './declarations.ts';

describe('splitDeclarations', () => {
  it('keeps colons and semicolons that belong to a value', () => {
    expect(
      splitDeclarations('background: url(data:image/png;base64,AA==) no-repeat; content: "a;b:c"; color:red'),
    ).toEqual([
      { property: 'background', value: 'url(data:image/png;base64,AA==) no-repeat', important: false },
      { property: 'content', value: '"a;b:c"', important: false },
      { property: 'color', value: 'red', important: false },
    ]);
  });

  it('parses !important in any notation and removes it from the value', () => {
    expect(splitDeclarations('color:red!important;margin:0 ! IMPORTANT')).toEqual([
      { property: 'color', value: 'red', important: true },
      { property: 'margin', value: '0', important: true },
    ]);
  });

  it('omits comments, custom properties and invalid declarations', () => {
    expect(splitDeclarations('/* a: b; */ --x: 1; nonsense; : 2; width: ; COLOR : Blue')).toEqual([
      { property: 'color', value: 'Blue', important: false },
    ]);
  });

  it('returns every declaration, whatever its value contains', () => {
    const value = fc.oneof(
      fc.stringMatching(/^[a-z0-9#.%-]{1,12}$/),
      fc.string({ maxLength: 12 }).map((text) => `"${text.replace(/[\\"\n\r\f]/g, '_')}"`),
      fc.stringMatching(/^[a-z0-9:;,/!]{0,12}$/).map((text) => `url(${text})`),
      fc.stringMatching(/^[a-z0-9;: ]{0,12}$/).map((text) => `calc(${text})`),
    );
    const declaration = fc.record({
      property: fc.stringMatching(/^[a-z]{1,8}(-[a-z]{1,8})?$/),
      value,
      important: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(declaration), (declarations) => {
        const css = declarations
          .map(({ property, value: text, important }) => `${property}: ${text}${important ? ' !important' : ''}`)
          .join(';');
        expect(splitDeclarations(css)).toEqual(declarations);
      }),
    );
  });

  it('never throws and never returns an empty property or value', () => {
    fc.assert(
      fc.property(fc.string(), (css) => {
        for (const { property, value } of splitDeclarations(css)) expect([property, value]).not.toContain('');
      }),
    );
  });
});

describe('camelCase', () => {
  it('names properties as React does', () => {
    expect(['min-height', 'color', '-webkit-box-flex'].map(camelCase)).toEqual(['minHeight', 'color', 'WebkitBoxFlex']);
  });
});
