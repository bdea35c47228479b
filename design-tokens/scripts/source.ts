import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildModel, type TokenModel } from './model.ts';
import { readResolver } from './resolver.ts';

/** Absolute path of the package's root. */
export const packageRoot = fileURLToPath(new URL('../', import.meta.url));

/** Reads and parses a file below `tokens/`. */
export function readTokenFile(name: string): unknown {
  return JSON.parse(readFileSync(join(packageRoot, 'tokens', name), 'utf8'));
}

/**
 * Reads the token files named in `tokens/tokens.resolver.json`.
 *
 * @throws TokenError if a file has an invalid format.
 */
export function readModel(): TokenModel {
  return buildModel(readResolver(readTokenFile('tokens.resolver.json')), readTokenFile);
}
