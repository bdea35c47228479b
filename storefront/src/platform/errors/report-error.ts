/** Called with every unhandled error and the id that the shopper can quote. */
export type ErrorReporter = (error: unknown, id: string) => void;

let reporter: ErrorReporter = (error, id) => console.error(`Error ${id}`, error);

/** Ids of reported errors, since the same error may be reported twice. */
const reported = new WeakMap<object, string>();

/**
 * Sets the receiver of unhandled errors, e.g. Sentry or OpenTelemetry; see docs/errors.md. Call before the shop starts.
 *
 * @public
 */
export function setErrorReporter(next: ErrorReporter): void {
  reporter = next;
}

/**
 * Reports an unhandled error once.
 *
 * @returns its generated id, which may be shown to the shopper
 */
export function reportError(error: unknown): string {
  const isObject = typeof error === 'object' && error !== null;
  const known = isObject && reported.get(error);
  if (known) return known;
  const id = Math.random().toString(36).slice(2, 10).toUpperCase();
  if (isObject) reported.set(error, id);
  reporter(error, id);
  return id;
}
