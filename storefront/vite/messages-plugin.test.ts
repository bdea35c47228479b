import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterEach, describe, expect, it } from 'vitest';
import { compileMessageCatalog, messages } from './messages-plugin.ts';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Builds a small application as the browser would get it. */
async function buildSource(files: Record<string, string>, onWarning?: (message: string) => void) {
  const root = mkdtempSync(path.join(tmpdir(), 'witryna-messages-'));
  folders.push(root);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [messages()],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: path.join(root, 'main.ts'),
        preserveEntrySignatures: 'strict',
        onLog: (_level, { message }) => onWarning?.(message),
      },
    },
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error('One build was expected.');
  return result.output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : ''));
}

describe('compileMessageCatalog', () => {
  it('compiles every text', () => {
    expect(JSON.parse(compileMessageCatalog({ a: 'Hi, {name}', b: 'plain' }))).toEqual({
      a: ['Hi, ', ['name']],
      b: ['plain'],
    });
  });

  it('names the message that it cannot compile', () => {
    expect(() => compileMessageCatalog({ 'cart.count': '{count, plural, one {x}}' })).toThrow(/cart\.count/);
  });
});

describe('messages', () => {
  it('[I18-03] makes a chunk of its own of each catalog, compiled, for import on demand', async () => {
    const chunks = await buildSource({
      'main.ts': `export const files = import.meta.glob('./messages/*.json');`,
      'messages/en_US.json': '{"a.b":"Hi, {name}"}',
      'messages/pl_PL.json': '{"a.b":"Cześć, {name}"}',
      'messages/de_DE.json': '{"a.b":"Hallo, {name}"}',
    });
    expect(chunks).toHaveLength(4);
    expect(chunks[0]).not.toContain('Cze');
    const polish = chunks.find((chunk) => chunk.includes('Cześć'));
    expect(polish).toMatch(/Cześć, ["'],?\s*\}?/);
    expect(polish).not.toContain('{name}');
    expect(polish).not.toContain('Hallo');
  });

  it('[I18-05] fills the gaps of a catalog with English texts, and warns of them', async () => {
    const warnings: string[] = [];
    const chunks = await buildSource(
      {
        'main.ts': `export const files = import.meta.glob('./messages/*.json');`,
        'messages/en_US.json': '{"cart.one":"First text","cart.two":"Second text"}',
        'messages/pl_PL.json': '{"cart.one":"Pierwszy tekst"}',
        'messages/de_DE.json': '{"cart.one":"Erster","cart.two":"Zweiter"}',
      },
      (message) => warnings.push(message),
    );
    const polish = chunks.find((chunk) => chunk.includes('Pierwszy tekst'));
    expect(polish).toContain('Second text');
    expect(polish).not.toContain('First text');
    expect(warnings).toEqual([expect.stringMatching(/pl_PL\.json has no text for cart\.two\.$/)]);
  });

  it('leaves other JSON alone', async () => {
    const [code = ''] = await buildSource({
      'main.ts': `export { default } from './data.json';`,
      'data.json': '{"a":"{name}"}',
    });
    expect(code).toContain('{name}');
  });

  it('fails a build with a broken message and names it', async () => {
    await expect(
      buildSource({
        'main.ts': `export { default } from './messages/en_US.json';`,
        'messages/en_US.json': '{"cart.one":"Hi {"}',
      }),
    ).rejects.toThrow(/cart\.one cannot be compiled: Hi \{/);
  });
});
