// Writes docs/requirements.md: each requirement with the tests that name it in their titles. `--check` only compares,
// and fails when the file is out of date or a title names a requirement that does not exist.
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CliError, runMain } from '../scripts/lib/cli-error.mjs';
import { root } from '../scripts/lib/paths.mjs';
import { readAreas, readReasons } from './lib/requirement-ids.mjs';
import { findProofs, idsInTables, requirementsPage } from './lib/requirements-page.mjs';
import { stages } from '../scripts/lib/stages.mjs';
import { allProofs } from './component-reports/accessibility.mjs';

const path = 'docs/requirements.md';

await runMain(async () => {
  const areas = readAreas();
  const checks = stages.map(({ title }) => ({ file: 'scripts/lib/stages.mjs', title }));
  const titles = await allProofs();
  const tables = [...new Set(titles.map(({ file }) => file))].flatMap((file) =>
    idsInTables(readFileSync(join(root, file), 'utf8')).map((title) => ({ file, title })),
  );
  const proofs = findProofs([...titles, ...tables, ...checks], areas);
  const known = new Set(Object.values(areas).flatMap(({ requirements }) => Object.keys(requirements)));
  const unknown = [...proofs.keys()].filter((id) => !known.has(id)).sort();
  if (unknown.length > 0)
    throw new CliError(
      `Titles name requirements that do not exist: ${unknown.join(', ')}. Fix the titles, or add them to tests/requirements.json.`,
    );

  const page = requirementsPage(areas, proofs, readReasons());
  const file = join(root, path);
  if (existsSync(file) && readFileSync(file, 'utf8') === page) return;
  if (process.argv.includes('--check'))
    throw new CliError(`${path} is out of date. Run npm run requirements and review the diff.`);
  await writeFile(file, page);
  console.log(`${path} written`);
});
