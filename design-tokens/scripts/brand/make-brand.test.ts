import { describe, expect, it } from 'vitest';
import { readResolver } from '../resolver.ts';
import { readTokenFile } from '../source.ts';
import { makeBrand } from './make-brand.ts';

const source = { plan: readResolver(readTokenFile('tokens.resolver.json')), read: readTokenFile };
const withPrimary = (color: string) => ({ semantic: { color: { action: { primary: { $value: color } } } } });

describe('makeBrand', () => {
  it('writes the brand, and what it changes within each theme', () => {
    const sheets = makeBrand('fiolet', readTokenFile('brands/zawilec.json'), source);
    expect(sheets.map(({ path }) => path)).toEqual(['fiolet.css', 'fiolet.dark.css', 'fiolet.high-contrast.css']);
    expect(sheets[0]?.text).toContain("[data-brand='fiolet']");
    expect(sheets.map(({ text }) => text).join()).not.toContain('zawilec');
  });

  it('takes types and descriptions of the tokens that a brand changes, and hexadecimal colors', () => {
    const [sheet] = makeBrand('lipa', withPrimary('#3b2a6b'), source);
    expect(sheet?.text).toContain('--w-color-action-primary: #3b2a6b;');
  });

  it('names each pair with too little contrast, its theme and its ratio', () => {
    expect(() => makeBrand('lipa', withPrimary('#d8d8e8'), source)).toThrow(
      /^lipa has too little contrast[^]*\n {2}light: action\.onPrimary on action\.primary: 1\.\d\d, needs 4\.5/,
    );
  });

  it('refuses a role that does not exist, and names that are taken or no attribute value', () => {
    expect(() =>
      makeBrand('lipa', { semantic: { color: { x: { $type: 'color', $value: '#000000' } } } }, source),
    ).toThrow('semantic.color.x is not in the contract');
    expect(() => makeBrand('witryna', withPrimary('#3b2a6b'), source)).toThrow('default brand');
    expect(() => makeBrand('Lipa 2', withPrimary('#3b2a6b'), source)).toThrow('lower case');
  });
});
