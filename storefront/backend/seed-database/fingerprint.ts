import { createHash } from 'node:crypto';

/** A short text that changes whenever the JSON of a value changes. */
export function getFingerprint(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}
