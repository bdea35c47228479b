/** The variable with which `npm run test:full` asks for all runs of randomized tests. */
const variable = 'RANDOM_RUNS';

/**
 * How often a randomized test runs. Where the runs have seeds, as in end-to-end tests, the first ones are the same in
 * both.
 *
 * @param runs number of runs of `npm test` and of `npm run test:full`
 */
export function randomRuns(runs: { readonly test: number; readonly full: number }): number {
  return process.env[variable] === 'all' ? runs.full : runs.test;
}
