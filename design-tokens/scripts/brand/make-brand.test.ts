import { describe, expect, it } from 'vitest';
import { readResolver } from '../resolver.ts';
import { readTokenFile } from '../source.ts';
import { makeBrand } from './make-brand.ts';

const source = { plan: readResolver(readTokenFile('tokens.resolver.json')), read: readTokenFile };
const withPrimary = (color: string) => ({ semantic: { color: { action: { primary: { $value: color } } } } });

describe('makeBrand', () => {
  it('writes the brand, and what it changes within each theme', () => {
    const { sheets, note } = makeBrand('fiolet', readTokenFile('brands/zawilec.json'), source);
    expect(sheets.map(({ path }) => path)).toEqual(['fiolet.css', 'fiolet.dark.css', 'fiolet.high-contrast.css']);
    expect(sheets[0]?.text).toContain("[data-brand='fiolet']");
    expect(sheets.map(({ text }) => text).join()).not.toContain('zawilec');
    expect(note).toBe('');
  });

  it('takes types and descriptions of the tokens that a brand changes, and hexadecimal colors', () => {
    const { sheets } = makeBrand('lipa', withPrimary('#3b2a6b'), source);
    expect(sheets[0]?.text).toContain('--w-color-action-primary: #3b2a6b;');
  });

  it('derives the states of buttons that the file leaves out, and notes them', () => {
    const { sheets, note } = makeBrand('lipa', withPrimary('#3b2a6b'), source);
    expect(sheets[0]?.text).toContain('--w-color-action-primary-hover: #32245b;');
    expect(sheets[0]?.text).toContain('--w-color-action-primary-active: #291d4b;');
    expect(note).toMatch(/^The file leaves out these states[^]*\n {2}semantic\.color\.action\.primaryHover: #32245b\n/);
    // A pale background of dark text becomes paler.
    const highlight = { semantic: { color: { action: { highlight: { $value: '#e8b04a' } } } } };
    expect(makeBrand('lipa', highlight, source).sheets[0]?.text).toContain(
      '--w-color-action-highlight-hover: #ebbc65;',
    );
    // Black cannot become darker.
    expect(makeBrand('lipa', withPrimary('#000'), source).note).toContain('primaryHover: #262626');
  });

  it('keeps the states of buttons that the file has, and derives none from a primitive of the palette', () => {
    const written = {
      semantic: {
        color: {
          action: {
            primary: { $value: '#3b2a6b' },
            primaryHover: { $value: '#2a1c55' },
            primaryActive: { $value: '{primitive.brand.900}' },
          },
        },
      },
    };
    const { sheets, note } = makeBrand('lipa', written, source);
    expect(sheets[0]?.text).toContain('--w-color-action-primary-hover: #2a1c55;');
    expect(note).not.toContain('leaves out');
    const palette = { primitive: { brand: { 700: { $value: '#3b2a6b' } } } };
    expect(makeBrand('lipa', palette, source).note).toBe('');
  });

  it('names each pair with too little contrast, its theme and its ratio', () => {
    expect(() => makeBrand('lipa', withPrimary('#d8d8e8'), source)).toThrow(
      /^lipa has too little contrast[^]*\n {2}light: action\.onPrimary on action\.primary: 1\.\d\d, needs 4\.5/,
    );
  });

  it('names a pair that is used for text and for graphics once', () => {
    const make = () => makeBrand('lipa', withPrimary('#fff3b0'), source);
    expect(make).toThrow('light: action.primary on background.page: 1.08, needs 4.5');
    expect(make).not.toThrow('needs 3');
  });

  it('notes the roles that themes set themselves, and the primitives that change them there', () => {
    const changes = withPrimary('#3b2a6b');
    expect(makeBrand('lipa', changes, source).note).toMatch(
      /\nThemes set these roles[^]*\n {2}dark: semantic\.color\.action\.primary is \{primitive\.brand\.300\}\n {2}high-contrast: semantic\.color\.action\.primary is \{primitive\.brand\.900\}$/,
    );
    const inDark = { primitive: { brand: { 300: { $value: '#cfc4f5' } } }, ...changes };
    const { sheets, note } = makeBrand('lipa', inDark, source);
    expect(note).not.toContain('dark:');
    expect(sheets[1]?.text).toContain('--w-color-action-primary: #cfc4f5;');
  });

  it('refuses a role that does not exist, and names that are taken or no attribute value', () => {
    expect(() =>
      makeBrand('lipa', { semantic: { color: { x: { $type: 'color', $value: '#000000' } } } }, source),
    ).toThrow('semantic.color.x is not in the contract: semantic.color has text, background, action,');
    expect(() =>
      makeBrand('lipa', { semantic: { radius: { md: { large: { $value: { value: 4, unit: 'px' } } } } } }, source),
    ).toThrow(/^semantic\.radius\.md\.large is not in the contract: semantic\.radius has xs, sm, md,/);
    for (const taken of ['witryna', 'zawilec'])
      expect(() => makeBrand(taken, withPrimary('#3b2a6b'), source)).toThrow(`${taken} is a brand of the package`);
    expect(() => makeBrand('Lipa 2', withPrimary('#3b2a6b'), source)).toThrow('lower case');
  });

  it('accepts a brand that changes colors together with spaces and durations', () => {
    const document = {
      semantic: {
        color: { action: { primary: { $value: '#3b2a6b' } } },
        size: { gutter: { $value: { value: 20, unit: 'px' } } },
        duration: { short: { $value: { value: 100, unit: 'ms' } } },
      },
    };
    const { sheets } = makeBrand('lipa', document, source);
    expect(sheets.map(({ path }) => path)).toEqual([
      'lipa.css',
      'lipa.dark.css',
      'lipa.high-contrast.css',
      'lipa.compact.css',
      'lipa.reduced.css',
    ]);
    // As for the default brand, the system setting applies too.
    expect(sheets[0]?.text).toMatch(/prefers-reduced-motion: reduce[^}]*--w-duration-short: 0ms/);
  });

  it('takes hexadecimal colors of three or four digits, also for primitives of its own', () => {
    const { sheets } = makeBrand('lipa', withPrimary('#306'), source);
    expect(sheets[0]?.text).toContain('--w-color-action-primary: #330066;');
    const own = { primitive: { lipa: { $value: '#306f' } }, ...withPrimary('{primitive.lipa}') };
    expect(makeBrand('lipa', own, source).sheets[0]?.text).toContain('--w-color-action-primary: #330066;');
  });

  it('says what is wrong with a file that is no brand', () => {
    const make = (document: unknown) => () => makeBrand('lipa', document, source);
    expect(make([])).toThrow('one JSON object');
    expect(make({})).toThrow('lipa changes no role: add tokens');
    expect(make({ primitive: { unused: { $value: '#123456' } } })).toThrow('lipa changes no role');
    expect(make({ color: { action: { primary: { $value: '#3b2a6b' } } } })).toThrow(
      'color: at the top of the file are primitive, semantic, component',
    );
    expect(make(withPrimary('rebeccapurple'))).toThrow(
      'semantic.color.action.primary: rebeccapurple is no color such as #3b2a6b',
    );
    expect(make({ semantic: { color: { action: { primary: { $type: 'number', $value: 1 } } } } })).toThrow(
      /^semantic\.color\.action\.primary has the type color, not number$/,
    );
    expect(make({ semantic: { color: { action: { primary: '#3b2a6b' } } } })).toThrow(
      'semantic.color.action.primary: neither a token nor a group; a token is {"$value": …}',
    );
  });
});
