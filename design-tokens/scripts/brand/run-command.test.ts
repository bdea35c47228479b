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

  it('names a file that is no JSON', () => {
    const file = write('broken.json', '{ "semantic": }');
    expect(() => runCommand(['brand', file])).toThrow(`${file} is no valid JSON: `);
  });
});
