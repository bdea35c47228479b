import { runCommand } from './run-command.ts';

// Failures are printed and set the exit code.
try {
  console.log(runCommand(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
