import { tsImport } from 'tsx/esm/api';
import { CliError } from './cli-error.mjs';

/**
 * Checks the settings that the storefront reads, before anything is built or started.
 *
 * @param {NodeJS.ProcessEnv} env
 * @throws {CliError} with one sentence
 */
export async function checkStorefrontSettings(env) {
  const { readServerConfig } = /** @type {typeof import('../../storefront/server/config.ts')} */ (
    await tsImport('../../storefront/server/config.ts', import.meta.url)
  );
  try {
    readServerConfig(env);
  } catch (error) {
    throw new CliError(error instanceof Error ? error.message : String(error));
  }
}
