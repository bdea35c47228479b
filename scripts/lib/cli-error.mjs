/** Error that the user can fix: its message is one sentence with the cause and the fix, and is shown without a stack. */
export class CliError extends Error {}

/**
 * Runs a script and ends the process with code 1 when it throws; a {@link CliError} is shown as its sentence only.
 *
 * @param {() => Promise<void>} main
 */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof CliError ? error.message : error);
    process.exitCode = 1;
  }
}
