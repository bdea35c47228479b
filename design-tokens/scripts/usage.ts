import { contractPath, propertyName } from './names.ts';

/** File that may use tokens. */
export interface UsingFile {
  path: string;
  text: string;
}

/**
 * Returns which files use a role: as `vars.color.text.primary`, as its custom property, or as `text.primary` if
 * `vars.color` or `vars.color.text` was assigned to a name.
 *
 * @param paths - Paths of the contract.
 * @returns For every role the paths of the files, in the given order; empty for an unused role.
 */
export function findUsage(
  paths: readonly string[],
  files: readonly UsingFile[],
): ReadonlyMap<string, readonly string[]> {
  return new Map(
    paths.map((path) => {
      const uses = testsFor(path);
      return [
        path,
        files.flatMap((file) => (uses.some((tests) => tests.every((test) => test.test(file.text))) ? [file.path] : [])),
      ];
    }),
  );
}

/** Returns the ways to name a role; each is a list of patterns that a file must all match. */
function testsFor(path: string): ReadonlyArray<readonly RegExp[]> {
  const parts = contractPath(path);
  const named = (text: string): RegExp => new RegExp(`(?<![\\w.])${escapeDots(text)}(?![\\w-])`);
  const whole = (depth: number): RegExp =>
    new RegExp(`\\bvars\\.${escapeDots(parts.slice(0, depth).join('.'))}(?![\\w.])`);
  const byName = parts.slice(0, -1).flatMap((_part, index) => {
    const rest = named(parts.slice(index).join('.'));
    return [whole(index), whole(index + 1)].slice(index === 0 ? 1 : 0).map((group) => [group, rest]);
  });
  return [[named(`vars.${parts.join('.')}`)], [new RegExp(`--${propertyName(path)}(?![\\w-])`)], ...byName];
}

function escapeDots(text: string): string {
  return text.replaceAll('.', '\\.');
}
