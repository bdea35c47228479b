/** A file that a bundler would write, before small files are merged. */
export interface Chunk {
  fileName: string;
  /** Name without hash, e.g. `cart-contents`. */
  name: string;
  /**
   * Module that is an entry or imported on demand, whose file this is (a root). Without one, the file is loaded by files
   * that import it.
   */
  entryId: string | null;
  /** Whether the application needs it to start. */
  isInitial: boolean;
  moduleIds: readonly string[];
  /** Names of the files that it imports statically. */
  imports: readonly string[];
  code: string;
  /** Compressed size of its style sheets in bytes. */
  styleBytes: number;
}

/** Roots that are loaded together. */
export interface MergedPage {
  /** Test of the id of an entry. */
  entries: RegExp;
  /** How many times as much the page counts as a root that is loaded alone. */
  weight: number;
}

export interface MergeOptions {
  /** What a request costs, in bytes of a download that takes as long. */
  requestBytes: number;
  /** What is loaded together often, beside each root alone, which has a weight of 1. */
  pages: readonly MergedPage[];
  /** Compressed size of code in bytes. */
  compressedSize(code: string): number;
}

/** Chunks that become one file. */
interface Group {
  chunks: readonly Chunk[];
  /** Compressed size of its code and styles. */
  bytes: number;
}

/** What is loaded at a time. */
interface Load {
  weight: number;
  loaded: ReadonlySet<Group>;
}

interface Merge {
  one: Group;
  other: Group;
  /** Bytes that all roots together save. */
  gain: number;
}

/**
 * Merges files that are loaded together. A bundler writes a file for each set of roots that share modules: most are so
 * small that their requests take longer than their bytes. Two files become one where the requests that it saves weigh
 * more than the bytes that some root then loads without need, and where no third file would import the new one and be
 * imported by it.
 *
 * @param chunks all files with what they import
 * @returns the name of the file of each shared module; the names are unique. A module that is missing stays where the
 * bundler puts it.
 */
export function mergeChunks(chunks: readonly Chunk[], options: MergeOptions): ReadonlyMap<string, string> {
  let groups = chunks.filter(({ isInitial }) => !isInitial).map((chunk) => createGroup([chunk], options));
  for (;;) {
    const merges = findMerges(groups, options);
    // Each merge changes what the next one gains: those that gain much less wait for the next round.
    const least = (merges[0]?.gain ?? 0) / 2;
    const merged = new Set<Group>();
    for (const { one, other, gain } of merges) {
      if (gain < least) break;
      if (merged.has(one) || merged.has(other) || isCircular(groups, one, other)) continue;
      merged.add(one).add(other);
      groups = [
        ...groups.filter((group) => group !== one && group !== other),
        createGroup([...one.chunks, ...other.chunks], options),
      ];
    }
    if (merged.size === 0) return nameModules(groups.filter(isShared));
  }
}

function createGroup(chunks: readonly Chunk[], { compressedSize }: MergeOptions): Group {
  const styleBytes = chunks.reduce((sum, chunk) => sum + chunk.styleBytes, 0);
  return { chunks, bytes: compressedSize(chunks.map(({ code }) => code).join('\n')) + styleBytes };
}

const isShared = ({ chunks }: Group) => chunks.every(({ entryId }) => entryId === null);

/** Returns pairs that are better merged, the best first. */
function findMerges(groups: readonly Group[], options: MergeOptions): readonly Merge[] {
  const importsOf = createImportsOf(groups);
  const closures = new Map(groups.map((group) => [group, findClosure([group], importsOf)]));
  const loads = findLoads(groups, importsOf, options);
  const candidates = groups.filter(isShared).map((group) => ({
    group,
    loads: new Set(loads.filter(({ loaded }) => loaded.has(group))),
    // With a group come those that it imports.
    missingBytes: new Map(
      loads.map((load) => [
        load,
        [...(closures.get(group) ?? [])].reduce((sum, needed) => sum + (load.loaded.has(needed) ? 0 : needed.bytes), 0),
      ]),
    ),
  }));
  const merges: Merge[] = [];
  for (const [index, one] of candidates.entries())
    for (const other of candidates.slice(index + 1)) {
      let gain = 0;
      for (const load of one.loads)
        gain += load.weight * (other.loads.has(load) ? options.requestBytes : -(other.missingBytes.get(load) ?? 0));
      for (const load of other.loads) if (!one.loads.has(load)) gain -= load.weight * (one.missingBytes.get(load) ?? 0);
      if (gain > 0) merges.push({ one: one.group, other: other.group, gain });
    }
  return merges.toSorted((one, other) => other.gain - one.gain);
}

/** Returns what is loaded at a time: each root, and the roots of each page. */
function findLoads(groups: readonly Group[], importsOf: ImportsOf, { pages }: MergeOptions): readonly Load[] {
  const roots = groups.filter((group) => !isShared(group));
  const findEntries = (test: RegExp) =>
    roots.filter(({ chunks }) => chunks.some(({ entryId }) => entryId && test.test(entryId)));
  return [
    ...roots.map((root) => ({ weight: 1, loaded: findClosure([root], importsOf) })),
    ...pages.map(({ entries, weight }) => ({ weight, loaded: findClosure(findEntries(entries), importsOf) })),
  ];
}

type ImportsOf = (group: Group) => readonly Group[];

function createImportsOf(groups: readonly Group[]): ImportsOf {
  const groupOf = new Map(groups.flatMap((group) => group.chunks.map((chunk) => [chunk.fileName, group])));
  return ({ chunks }) => chunks.flatMap(({ imports }) => imports.flatMap((fileName) => groupOf.get(fileName) ?? []));
}

/** Returns groups with all that they need before they can run. */
function findClosure(start: readonly Group[], importsOf: ImportsOf): ReadonlySet<Group> {
  const found = new Set(start);
  // A set that grows is walked to its end.
  for (const group of found) importsOf(group).forEach((imported) => found.add(imported));
  return found;
}

/** Whether what one of two groups imports needs one of them. */
function isCircular(groups: readonly Group[], one: Group, other: Group): boolean {
  const importsOf = createImportsOf(groups);
  const others = [...importsOf(one), ...importsOf(other)].filter((group) => group !== one && group !== other);
  const needed = findClosure(others, importsOf);
  return needed.has(one) || needed.has(other);
}

/** Names each group after its largest chunk. */
function nameModules(groups: readonly Group[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const used = new Map<string, number>();
  for (const { chunks } of groups) {
    const [largest] = chunks.toSorted((one, other) => other.code.length - one.code.length);
    if (!largest) continue;
    const count = (used.get(largest.name) ?? 0) + 1;
    used.set(largest.name, count);
    const name = count > 1 ? `${largest.name}-${count}` : largest.name;
    for (const { moduleIds } of chunks) for (const moduleId of moduleIds) names.set(moduleId, name);
  }
  return names;
}
