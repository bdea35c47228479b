import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from './run-command.ts';

describe('runCommand', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'brand-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const write = (name: string, text: string): string => {
    const file = join(folder, name);
    writeFileSync(file, text);
    return file;
  };

  it('prints its usage', () => {
    expect(runCommand(['--help'])).toMatch(/^Usage: npx/);
    expect(runCommand(['brand', '-h'])).toMatch(/^Usage: npx/);
    expect(() => runCommand([])).toThrow('Usage: npx');
  });

  it('writes the style sheets of a brand with the name of its file, and returns their paths', () => {
    const file = write(
      'lipa.tokens.json',
      '{ "semantic": { "radius": { "md": { "$value": { "value": 4, "unit": "px" } } } } }',
    );
    const out = join(folder, 'brands');
    expect(runCommand(['brand', file, '--out', out])).toBe(join(out, 'lipa.css'));
    expect(readdirSync(out)).toEqual(['lipa.css']);
  });

  it('returns the note of a brand after the paths', () => {
    const file = write(
      'fiolet.json',
      '{ "semantic": { "color": { "action": { "primary": { "$value": "#3b2a6b" } } } } }',
    );
    expect(runCommand(['brand', file, '--out', folder])).toMatch(
      /fiolet\.high-contrast\.css\nThe file leaves out [^]*\nThemes set these roles themselves/,
    );
  });

  it('reads a file that begins with a byte order mark', () => {
    const file = write(
      'mark.json',
      '\uFEFF{ "semantic": { "radius": { "md": { "$value": { "value": 4, "unit": "px" } } } } }',
    );
    expect(runCommand(['brand', file, '--out', folder])).toBe(join(folder, 'mark.css'));
  });

  it('refuses a file that does not exist, and more than one', () => {
    const file = join(folder, 'none.json');
    expect(() => runCommand(['brand', file])).toThrow(`There is no file ${file}.`);
    expect(() => runCommand(['brand', file, file])).toThrow('brand takes one file, but 2 are given');
  });

  it('names a file that is no JSON', () => {
    const file = write('broken.json', '{ "semantic": }');
    expect(() => runCommand(['brand', file])).toThrow(`${file} is no valid JSON: `);
  });
});
