// Writes docs/product-types.md: product types, places of the shop and merchants, with the test of each combination.
// `--check` only compares, and fails when the file is out of date or a combination has no test.
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { CliError, runMain } from '../scripts/lib/cli-error.mjs';
import { root } from '../scripts/lib/paths.mjs';
import { findProofs } from './component-reports/titles.mjs';
import { productTypesPage } from './lib/product-types-page.mjs';

const path = 'docs/product-types.md';
const folder = 'tests/unit/product-places';

/** Test file by the name of the merchant. */
const merchants = {
  'Polish food supplements (demo)': 'demo.test.tsx',
  'German shoes and lamps (stock Magento)': 'german-shoes.test.tsx',
  'American bikes (stock Magento)': 'american-bikes.test.tsx',
};

await runMain(async () => {
  const { productTypes } = await tsImport(join(root, folder, 'sample-products.ts'), import.meta.url);
  const places = JSON.parse(readFileSync(join(root, folder, 'places.json'), 'utf8'));
  const page = productTypesPage({
    types: productTypes,
    places,
    merchants: Object.entries(merchants).map(([name, file]) => ({
      name,
      file: `${folder}/${file}`,
      titles: findProofs(join(root, folder, file)).map(({ title }) => title),
    })),
  });
  const file = join(root, path);
  if (existsSync(file) && readFileSync(file, 'utf8') === page) return;
  if (process.argv.includes('--check'))
    throw new CliError(`${path} is out of date. Run npm run product-types and review the diff.`);
  await writeFile(file, page);
  console.log(`${path} written`);
});
