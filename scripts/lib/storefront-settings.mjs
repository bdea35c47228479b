import { tsImport } from 'tsx/esm/api';
import { Failure } from './failure.mjs';

/**
 * Checks the settings that the storefront reads, before anything is built or started.
 *
 * @param {NodeJS.ProcessEnv} env
 * @throws {Failure} with one sentence
 */
export async function checkStorefrontSettings(env) {
  const { readServerConfig } = /** @type {typeof import('../../storefront/server/config.ts')} */ (
    await tsImport('../../storefront/server/config.ts', import.meta.url)
  );
  try {
    readServerConfig(env);
  } catch (error) {
    throw new Failure(error instanceof Error ? error.message : String(error));
  }
}
