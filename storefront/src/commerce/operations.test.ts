import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buildSchema, getOperationAST, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { allCapabilities, stockCapabilities } from './capabilities.ts';
import { MAX_URL_LENGTH } from './client.ts';
import { readSchema } from './schema/read-schema.ts';
import { shortenDocument } from './shorten-document.ts';
import { loadOperations } from './testing/load-operations.ts';

const stock = buildSchema(readSchema('stock'));
const extended = buildSchema(readSchema('extended'));

const operations = await loadOperations();

const problems = (text: string, schema: typeof stock) => validate(schema, parse(text)).map(({ message }) => message);

describe('the types of the schema', () => {
  it('are those of the SDL files', () => {
    const script = fileURLToPath(new URL('../../scripts/generate-introspection.mjs', import.meta.url));
    expect(() => execFileSync(process.execPath, [script, '--check'], { stdio: 'pipe' })).not.toThrow();
  });
});

describe('operations', () => {
  it('are found', () => {
    expect(operations.length).toBeGreaterThan(100);
  });

  it('have names of their own, by which their answers are kept', () => {
    const names = [...new Set(operations.map(({ operation }) => operation))].map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  for (const { title, operation } of operations) {
    describe(title, () => {
      const text = operation.document.toString();

      it('has one operation, of its kind and name, at the beginning', () => {
        const definition = getOperationAST(parse(text));
        expect(definition).toMatchObject({ operation: operation.kind, name: { value: operation.name } });
        expect(text.startsWith(operation.kind)).toBe(true);
      });

      it('is understood by the extended backend', () => {
        expect(problems(text, extended)).toEqual([]);
      });

      it('is understood by stock Magento, as far as it is sent there', () => {
        const isSent = operation.requires.every((capability) => stockCapabilities.includes(capability));
        const found = problems(operation.document.toString(stockCapabilities), stock);
        if (isSent) expect(found).toEqual([]);
        else expect(found).not.toEqual([]);
      });

      it('is sent whole to a backend that can do everything', () => {
        expect(operation.document.toString(allCapabilities)).toBe(text);
      });

      it('means the same to the backend with its fragments named shortly', () => {
        expect(problems(shortenDocument(text), extended)).toEqual([]);
      });

      if (operation.kind === 'query' && !operation.private) {
        it('[NET-02] has room in an address beside what is asked for, so that caches in front of Magento answer it', () => {
          const query = shortenDocument(text);
          expect(new URLSearchParams({ query, operationName: operation.name }).toString().length).toBeLessThan(
            MAX_URL_LENGTH - 80,
          );
        });
      }

      it('survives what graphql-request does to the text of a query', () => {
        // It collapses white space, commas and comments, also inside of strings: use variables for such values.
        expect(text.replace(/([\s,]|#[^\n\r]+)+/g, ' ').trim()).toBe(text);
      });
    });
  }
});
