import { UnansweredError } from './create-backend-client.mjs';

/** @typedef {import('./findings.mjs').Finding} Finding */

/**
 * Runs a check, so that a request without a response costs the report one finding instead of all.
 *
 * @template T
 * @param {string} name of the finding
 * @param {() => Promise<T>} check
 * @param {(finding: Finding) => T} toResult result where the check could not be done
 * @returns {Promise<T>}
 */
export async function attemptCheck(name, check, toResult) {
  try {
    return await check();
  } catch (error) {
    if (!(error instanceof UnansweredError)) throw error;
    return toResult({ name, verdict: 'unknown', text: `not checked: the backend ${error.message}` });
  }
}
