/// <reference types="vite/client" />
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Operation } from '../operation.ts';

/** An operation of the shop and where it is defined. */
export interface DefinedOperation {
  /** Name of the constant and path of its module below `src` or `server`, e.g. `agreementsQuery of checkout/agreements.ts`. */
  title: string;
  operation: Operation<unknown, never>;
}

const definition = /^(export )?const (\w+) = define(?:Query|Mutation)[(<]/gm;

const modules = import.meta.glob<Record<string, unknown>>([
  '../../**/*.{ts,tsx}',
  '../../../server/**/*.ts',
  '!../../**/*.test.{ts,tsx}',
  '!../../**/testing/**',
  '!../../../server/**/*.test.ts',
]);

const isOperation = (value: unknown): value is Operation<unknown, never> =>
  typeof value === 'object' && value !== null && 'kind' in value && 'repeatable' in value && 'document' in value;

/**
 * Returns all operations that the shop defines.
 *
 * @throws Error when one is not exported, because no test could check it
 */
export async function loadOperations(): Promise<DefinedOperation[]> {
  const found = await Promise.all(
    Object.entries(modules).map(async ([file, load]): Promise<DefinedOperation[]> => {
      const source = await readFile(path.join(import.meta.dirname, file), 'utf8');
      const names = [...source.matchAll(definition)].map(([, exported, name = '']) => {
        if (!exported) throw new Error(`${file} does not export ${name}.`);
        return name;
      });
      const module = names.length > 0 ? await load() : undefined;
      return names.flatMap((name) => {
        const operation = module?.[name];
        return isOperation(operation) ? [{ title: `${name} of ${file.replace(/^(\.\.\/)+/, '')}`, operation }] : [];
      });
    }),
  );
  return found.flat();
}
