/** Gets every error that nobody handled, with the id that the shopper can quote. */
export type ErrorReporter = (error: unknown, id: string) => void;

let reporter: ErrorReporter = (error, id) => console.error(`Error ${id}`, error);

/**
 * Sends unhandled errors somewhere else, e.g. to Sentry or OpenTelemetry. Call before the shop starts.
 *
 * @public
 */
export function setErrorReporter(next: ErrorReporter): void {
  reporter = next;
}

/**
 * Reports an error that nobody handled (ERR-12).
 *
 * @returns its generated id, which may be shown to the shopper
 */
export function reportError(error: unknown): string {
  const id = Math.random().toString(36).slice(2, 10).toUpperCase();
  reporter(error, id);
  return id;
}
