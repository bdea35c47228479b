import { createHash } from 'node:crypto';

/**
 * Returns the source of a content security policy that lets an inline script run.
 *
 * @see https://www.w3.org/TR/CSP3/#grammardef-hash-source
 */
export const toScriptSource = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
