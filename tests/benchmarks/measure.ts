/** What parsing a document took. */
export interface Measurement {
  /** The fastest run, which other work of the machine disturbs least. */
  milliseconds: number;
  /** Content types in the tree. */
  nodes: number;
}

interface Tree {
  children: Tree[];
}

/** One measurement goes on for at least so long and so many runs, after one that warms up. */
const leastTime = 1500;
const leastRuns = 5;
/** One reading of the clock is for at least so many milliseconds, since browsers blur it. */
const leastReading = 5;
/** A run of so many milliseconds needs no warming up, and nobody wants to wait for more of them. */
const longRun = 4000;

/** Measures how long a parser takes for a document. */
export function measure(parse: (html: string) => Tree, html: string): Measurement {
  const begin = performance.now();
  const nodes = countNodes(parse(html));
  const first = performance.now() - begin;
  if (first > longRun) return { milliseconds: first, nodes };
  const repeated = Math.ceil(leastReading / Math.max(first, 0.05));
  const times: number[] = [];
  while (times.length < leastRuns || performance.now() - begin < leastTime) {
    const start = performance.now();
    for (let run = 0; run < repeated; run += 1) parse(html);
    times.push((performance.now() - start) / repeated);
  }
  return { milliseconds: Math.min(...times), nodes };
}

function countNodes({ children }: Tree): number {
  return children.reduce((sum, child) => sum + 1 + countNodes(child), 0);
}
