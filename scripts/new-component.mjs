// Creates the folder of a new component of the library: npm run new:component gift-card
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { CliError, runMain } from './lib/cli-error.mjs';
import { componentFiles, withEnglishStrings, withExport, withStrings, stringTables } from './lib/new-component.mjs';
import { root } from './lib/paths.mjs';

await runMain(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    // Another source folder, for tests.
    options: { into: { type: 'string', default: join(root, 'ui', 'src') } },
  });
  const [name] = positionals;
  if (!name || positionals.length > 1) throw new CliError('Name the component: npm run new:component gift-card');
  if (existsSync(join(values.into, name))) throw new CliError(`ui/src/${name} exists already; choose another name.`);

  for (const [path, text] of Object.entries(componentFiles(name))) {
    const file = join(values.into, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  const change = async (/** @type {string} */ path, /** @type {(text: string, name: string) => string} */ edit) => {
    const file = join(values.into, path);
    await writeFile(file, edit(await readFile(file, 'utf8'), name));
  };
  await change('index.ts', withExport);
  await change('provider/ui-strings.ts', withStrings);
  for (const table of stringTables) await change(table, withEnglishStrings);
  console.log(
    `Created ui/src/${name}, and added it to index.ts, provider/ui-strings.ts and strings/. Continue with docs/add-a-component.md.`,
  );
});
