/** Waits for all code that is being imported. */
let settle: () => Promise<unknown> = () => Promise.resolve();

/** Tells how to wait for all code that is being imported. Only the runner of tests knows of every import. */
export function setImportWatch(importsSettled: () => Promise<unknown>): void {
  settle = importsSettled;
}

/** Waits for all code that is being imported, in test runs. */
export const importsSettled = (): Promise<unknown> => settle();
