import { keyIn } from '../../known-value.ts';
import legal from './legal.json' with { type: 'json' };

/** A text of a product, or the name of a statement that several products share. */
export type Statement = string | { statement: string; /** How long the product keeps once open. */ period?: string };

/** Statements required on every food supplement (Polish regulation on food supplements, § 5). */
export const REQUIRED_WARNINGS: string = legal.required;

export const ADULTS_ONLY: string = legal.warnings['adults-only'];

/** Returns the text of a warning. @throws Error for an unknown statement */
export function getWarning(warning: Statement): string {
  return typeof warning === 'string' ? warning : legal.warnings[keyIn(legal.warnings, warning.statement)];
}

/** Returns the text about storage; by law it names small children. @throws Error for an unknown statement */
export function getStorage(storage: Statement): string {
  if (typeof storage === 'string') return storage;
  return legal.storage[keyIn(legal.storage, storage.statement)].replace('{period}', storage.period ?? '');
}
