import { parseArgs } from 'node:util';
import { testedElsewhere } from './tested-elsewhere.ts';
import { startBackendHere, startBackendProcess } from './backend-host.ts';
import { matrixCells, places } from './matrix.ts';
import { runPlacements } from './placements.ts';
import { runCell, type CellResult } from './run-cell.ts';

/**
 * Runs what the arguments ask for and prints it: the matrix (default), or `--placements <count>` random orders.
 *
 * @param backendProcess path of the built backend-process.ts
 * @param print gets each line
 * @returns whether everything was as it should be
 */
export async function main(args: readonly string[], backendProcess: string, print: Print): Promise<boolean> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seed: { type: 'string', default: '1' },
      placements: { type: 'string', default: '0' },
      kills: { type: 'string', default: '200' },
      shoppers: { type: 'string', default: '20' },
      only: { type: 'string', default: '' },
    },
  });
  // Tabs tell each other of changes through the run's own browser; an open channel would keep the process from ending.
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  const seed = Number(values.seed);
  const placements = Number(values.placements);
  return placements > 0
    ? printPlacements(
        { seed, placements, killEvery: Number(values.kills), shoppers: Number(values.shoppers), backendProcess },
        print,
      )
    : printMatrix(seed, values.only, print);
}

/** Number of the last fault of the matrix. */
const lastFault = 72;

/** Puts a line on the screen. */
type Print = (line: string) => void;

interface PlacementArguments {
  seed: number;
  placements: number;
  killEvery: number;
  shoppers: number;
  backendProcess: string;
}

async function printPlacements({ backendProcess, ...options }: PlacementArguments, print: Print): Promise<boolean> {
  const started = performance.now();
  const host = await startBackendProcess(backendProcess);
  try {
    const report = await runPlacements({ ...options, host, say: (line) => print(`  ${line}`) });
    print(
      `\nPlacements: ${report.placements} with seed ${options.seed}, in ${((performance.now() - started) / 1000).toFixed(0)} s`,
    );
    print(
      `  ordered ${report.ordered}, told that nothing was ordered ${report.gaveUp}, told that it is not known ${report.unknown}`,
    );
    print(`  disturbed requests ${report.faults}, kills of the backend ${report.kills}`);
    for (const [reason, count] of report.reasons) print(`  gave up after "${reason}": ${count}`);
    for (const line of report.wrong.slice(0, 40)) print(`  WRONG ${line}`);
    print(`  wrong: ${report.wrong.length}`);
    return report.wrong.length === 0;
  } finally {
    await host.close();
  }
}

async function printMatrix(seed: number, only: string, print: Print): Promise<boolean> {
  const host = startBackendHere();
  const results: CellResult[] = [];
  try {
    const cells = matrixCells().filter(({ fault, name }) => `${fault} ${name}`.includes(only));
    for (const [index, cell] of cells.entries()) results.push(await runCell(cell, host, seed * 10_000 + index));
  } finally {
    await host.close();
  }
  const wrong = results.filter((result) => result.wrong.length > 0);
  const placeNames = Object.keys(places);
  const faults = Array.from({ length: lastFault }, (_, index) => `F${index + 1}`);
  print(`\nFault matrix, seed ${seed}: cells that hold of cells that ran\n`);
  print(`| fault | ${placeNames.join(' | ')} | elsewhere |`);
  print(`|${' --- |'.repeat(placeNames.length + 2)}`);
  for (const fault of faults) {
    const ofFault = results.filter(({ cell }) => cell.fault === fault);
    const columns = placeNames.map((place) => {
      const ofPlace = ofFault.filter(({ cell }) => cell.place === place);
      const good = ofPlace.filter((result) => result.wrong.length === 0).length;
      return ofPlace.length === 0 ? '–' : `${good}/${ofPlace.length}`;
    });
    print(`| ${fault} | ${columns.join(' | ')} | ${testedElsewhere[fault] ?? ''} |`);
  }
  for (const { cell, wrong: lines } of wrong)
    for (const line of lines) print(`WRONG ${cell.fault} ${cell.place} ${cell.name}: ${line}`);
  print(`\n${results.length} cells, ${results.length - wrong.length} hold, ${wrong.length} do not.`);
  return wrong.length === 0;
}
