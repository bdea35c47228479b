import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitDeclarations } from '../css/declarations.ts';
import { cascade } from './element-style.ts';

const resolve = (css: string) => Object.fromEntries(cascade(splitDeclarations(css)));

describe('cascade', () => {
  it('expands shorthands, so that later declarations override single sides', () => {
    expect(resolve('margin:0 0 10px;margin-left:5px;padding:1px 2px 3px 4px')).toEqual({
      'margin-top': '0',
      'margin-right': '0',
      'margin-bottom': '10px',
      'margin-left': '5px',
      'padding-top': '1px',
      'padding-right': '2px',
      'padding-bottom': '3px',
      'padding-left': '4px',
    });
  });

  it('lets important declarations win over later ones', () => {
    expect(resolve('color:red!important;color:blue')).toEqual({ color: 'red' });
  });

  it('parses hand-written borders and backgrounds', () => {
    expect(
      resolve('border:1px solid rgb(1, 2, 3);background:#fff url(x.png) no-repeat left top / cover fixed'),
    ).toEqual({
      'border-width': '1px',
      'border-style': 'solid',
      'border-color': 'rgb(1, 2, 3)',
      'background-color': '#fff',
      'background-repeat': 'no-repeat',
      'background-position': 'left top',
      'background-size': 'cover',
    });
  });

  it('resets properties that a shorthand omits', () => {
    expect(
      resolve('border-width:4px;border:none;background-size:cover;background-repeat:no-repeat;background:#fff'),
    ).toEqual({ 'border-style': 'none', 'background-color': '#fff' });
  });

  it('ignores shorthands of more than four sides', () => {
    expect(resolve('margin:1px;margin:1px 2px 3px 4px 5px')).toEqual(resolve('margin:1px'));
  });

  it('returns the same style for a shorthand and for its parts', () => {
    const length = fc.constantFrom('0', '1px', '-5px', '10%', 'calc(1px + 2%)');
    fc.assert(
      fc.property(
        fc.constantFrom('margin', 'padding'),
        fc.array(length, { minLength: 1, maxLength: 4 }),
        (property, values) => {
          const [top, right = top, bottom = top, left = right] = values;
          const parts = `${property}-top:${top};${property}-right:${right};${property}-bottom:${bottom};${property}-left:${left}`;
          expect(resolve(`${property}:${values.join(' ')}`)).toEqual(resolve(parts));
        },
      ),
    );
  });

  it('returns the last value of a property, whatever precedes it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('color', 'width', 'min-height'), fc.stringMatching(/^[a-z0-9]{1,5}$/))),
        (pairs) => {
          expect(resolve(pairs.map((pair) => pair.join(':')).join(';'))).toEqual(Object.fromEntries(pairs));
        },
      ),
    );
  });
});
