import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot, readModel } from './source.ts';
import { findUsage } from './usage.ts';

// Prints which folders use each role, and the unused roles. Groups that are passed as a whole (`vars.space`) hide their
// users.
const root = join(packageRoot, '..');
const files = ['ui/src', 'page-builder/src', 'storefront/src']
  .flatMap((base) =>
    readdirSync(join(root, base), { recursive: true, encoding: 'utf8' }).map((path) => `${base}/${path}`),
  )
  .filter((path) => /\.(?:tsx?|css|html)$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
const usage = findUsage(
  readModel().contract.map(({ path }) => path),
  files,
);
const folder = (path: string): string => path.split('/').slice(0, -1).join('/');
for (const [path, users] of usage)
  console.log(`${path.padEnd(48)} ${[...new Set(users.map(folder))].join(', ') || 'nothing'}`);
