import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Where the storefront's builds lie. */
export const dist = join(root, 'storefront', 'dist');

/** Where test runs leave their machine-readable reports. */
export const reports = join(root, 'test-results');
