/** Where each exported component is imported from: its name to the module, e.g. `Button` to `@witryna/ui/button`. */
export type ComponentModules = ReadonlyMap<string, string>;

/**
 * Reads the names of the components that an `index.ts` exports.
 *
 * @param source text of the file
 * @returns names with a capital letter, types left out, in the order of the file
 */
export function readComponentNames(source: string): string[] {
  return Array.from(source.matchAll(/export \{([^}]*)\}/g)).flatMap(([, list = '']) =>
    list
      .split(',')
      .map((name) => name.trim())
      .filter((name) => /^[A-Z]\w*$/.test(name)),
  );
}

/**
 * Puts the imports of the components above a snippet, one line for each module.
 *
 * @param snippet JSX, e.g. `<Button>Save</Button>`
 * @returns the snippet unchanged if it uses no component of the packages, or has imports: Storybook transforms the code
 *   of a documentation page twice
 */
export function addImports(snippet: string, modules: ComponentModules): string {
  if (/^import \{/.test(snippet)) return snippet;
  const used = new Set(Array.from(snippet.matchAll(/<([A-Z]\w*)/g), ([, name = '']) => name));
  const namesByModule = new Map<string, string[]>();
  for (const name of Array.from(used).sort()) {
    const module = modules.get(name);
    if (module !== undefined) namesByModule.set(module, [...(namesByModule.get(module) ?? []), name]);
  }
  const lines = Array.from(
    namesByModule,
    ([module, names]) => `import { ${names.join(', ')} } from '${module}';`,
  ).sort();
  return lines.length > 0 ? `${lines.join('\n')}\n\n${snippet}` : snippet;
}

/** Parts of every snippet that only stories have, and what an application writes instead. */
const storyParts: Readonly<Record<string, string>> = {
  '<SampleLogo />': '<Logo href="/" label="Shoe shop, home page">Shoe shop</Logo>',
  '<SampleLogo inverse />': '<Logo href="/" label="Shoe shop, home page" inverse>Shoe shop</Logo>',
  'charactersLeft={() => {}}': 'charactersLeft={(left) => `Characters left: ${left}`}',
  'getFileError={() => {}}': 'getFileError={() => undefined}',
  'linkComponent={() => {}}': 'linkComponent={({ children, ...props }) => <a {...props}>{children}</a>}',
  'starsLabel={() => {}}': 'starsLabel={(stars) => `${stars} of 5`}',
};

/**
 * Replaces parts of a snippet that an application cannot use: components of stories, and functions, which Storybook
 * prints as `() => {}`. Fragments get their short form, which needs no import.
 *
 * @param parts what to write for a part, by the part as Storybook prints it: `parameters.snippetParts` of the stories
 */
export function replaceStoryParts(snippet: string, parts: unknown): string {
  const own = typeof parts === 'object' && parts !== null ? Object.entries(parts) : [];
  return [...own, ...Object.entries(storyParts)].reduce(
    (text, [part, replacement]) => text.replaceAll(part, String(replacement)),
    snippet.replaceAll(/<(\/?)React\.Fragment(?: key="[^"]*")?>/g, '<$1>'),
  );
}
