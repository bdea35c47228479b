/**
 * Finds the modules that a module needs before it can run: itself, what it imports and what these import, without what
 * is imported on demand.
 *
 * @param moduleId where to begin
 * @param importsOf what a module imports; undefined when its imports do not matter
 */
export function findStaticImports(
  moduleId: string,
  importsOf: (moduleId: string) => readonly string[] | undefined,
): ReadonlySet<string> {
  const found = new Set([moduleId]);
  // A set that grows is walked to its end.
  for (const module of found) importsOf(module)?.forEach((imported) => found.add(imported));
  return found;
}
