/**
 * Writes src/commerce/schema/introspection.d.ts, from which gql.tada reads the types of our GraphQL documents.
 * `--check` writes nothing and fails when the file is not what the SDL files give.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { minifyIntrospection, preprocessIntrospection } from 'gql.tada/internal';
import { buildSchema, introspectionFromSchema } from 'graphql';
import { tsImport } from 'tsx/esm/api';

const { readSchema, schemaFolder } = await tsImport('../src/commerce/schema/read-schema.ts', import.meta.url);

const introspection = minifyIntrospection(introspectionFromSchema(buildSchema(readSchema('extended'))));
const generated = `/* Written by scripts/generate-introspection.mjs from the SDL files of this folder. Do not edit. */

/** The schema of the backend with all its extensions, in the form that gql.tada reads. */
export type introspection = ${preprocessIntrospection(introspection)};
`;

const target = path.join(schemaFolder, 'introspection.d.ts');
const current = existsSync(target) ? readFileSync(target, 'utf8') : '';

if (process.argv.includes('--check')) {
  if (current !== generated) {
    console.error(
      'introspection.d.ts is not what the SDL files give. Run: node storefront/scripts/generate-introspection.mjs',
    );
    process.exitCode = 1;
  }
} else if (current !== generated) {
  writeFileSync(target, generated);
  console.log(`Wrote ${path.relative(process.cwd(), target)}.`);
}
