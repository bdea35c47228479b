import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/lib/paths.mjs';

/** Exported components that the shop does not use, with the reason why the library has them nevertheless. */
const unusedComponents: Record<string, string> = {
  DropdownMenu: 'for applications with several actions on one thing; the shop shows each as a button or a link',
  ErrorPage: 'required for applications that show an error as a page [ER-1]; the shop uses ErrorOverlay',
  ImageWithRatio: 'required [IMG-11]; large images of the shop are on pages that hydrate on the first interaction',
  SegmentedControl: 'for applications with several views of one list; the shop has one view of each',
  SubscriptionOffer: 'required [SU-1]; Magento has no subscriptions, so the shop has no prices to show in it',
  Switch: 'for settings that take effect at once; the shop asks for consent by checkboxes and saves with a button',
  Table: 'renders the tables of the Storybook pages; tables of the shop are content of the merchant',
};

/** Style sheets of the storefront. Lower the number when one of them moves to the library. */
const maxStyleSheets = 28;

/** Folders of `ui/src` that are for its tests and stories. */
const testFolders = ['conformance', 'story-utils', 'testing'];

interface Import {
  /** Package or path, resolved to a file below the root for relative ones. */
  from: string;
  /** Imported names; `*` for the whole module. */
  names: string[];
}

/** Returns the modules below a folder that are shipped: no tests, stories or their helpers. */
function getModules(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .filter(({ name }) => !/\.(test|stories|conformance)\.tsx?$/.test(name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !testFolders.some((name) => file.startsWith(`ui/src/${name}/`)) && !/\/testing\//.test(file));
}

/** Returns the names in the braces of an import, without types. */
function getNames(list: string): string[] {
  return list
    .split(',')
    .map((name) => name.trim().replace(/\s+as .*/s, ''))
    .filter((name) => name !== '' && !name.startsWith('type '));
}

/** Returns what a module imports or exports from others, as values. */
function getImports(file: string): Import[] {
  const source = readFileSync(path.join(root, file), 'utf8');
  const toImport = (specifier: string, names: string[]): Import => ({
    from: specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : specifier,
    names,
  });
  return [
    ...Array.from(source.matchAll(/^(?:import|export) \{([^}]*)\} from '([^']+)'/gm), ([, list = '', from = '']) =>
      toImport(from, getNames(list)),
    ),
    ...Array.from(source.matchAll(/^(?:import|export) \*(?: as \w+)? from '([^']+)'/gm), ([, from = '']) =>
      toImport(from, ['*']),
    ),
    // `(await import('…')).Name`, which is how modules are loaded on demand.
    ...Array.from(source.matchAll(/\bimport\('([^']+)'\)\)?(?:\.(\w+))?/g), ([, from = '', name = '*']) =>
      toImport(from, [name]),
    ),
  ];
}

/** A component that a folder of the library exports. */
interface Component {
  name: string;
  /** File with its code. */
  file: string;
  /** Entry that exports it, e.g. `@witryna/ui/button`. */
  entry: string;
}

function isComponentName(name: string): boolean {
  return /^[A-Z][a-z]/.test(name) && !name.endsWith('Icon');
}

/** Returns the exported components, without icons. */
function getComponents(): Component[] {
  return readdirSync(path.join(root, 'ui/src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !testFolders.includes(entry.name))
    .flatMap(({ name: folder }) => {
      const index = `ui/src/${folder}/index.ts`;
      if (!getModules(`ui/src/${folder}`).includes(index)) return [];
      return getImports(index).flatMap(({ from, names }) =>
        names
          .filter((name) => isComponentName(name) && from.endsWith('.tsx'))
          .map((name) => ({ name, file: from, entry: `@witryna/ui/${folder}` })),
      );
    });
}

/**
 * Returns the names of exported components that no page of the shop leads to: neither the storefront nor the Page
 * Builder renderer imports them, nor a module of the library that these reach.
 */
function findUnusedComponents(): string[] {
  const components = getComponents();
  const library = new Map(getModules('ui/src').map((file) => [file, getImports(file)]));
  const applications = ['storefront/src', 'storefront/server', 'page-builder/src']
    .flatMap(getModules)
    .flatMap(getImports);
  const isImported = ({ name, entry }: Component, imports: readonly Import[]) =>
    imports.some(({ from, names }) => from === entry && (names.includes(name) || names.includes('*')));

  const reached = new Set<string>();
  const queue = components.filter((component) => isImported(component, applications)).map(({ file }) => file);
  const used = new Set(components.filter((component) => isImported(component, applications)).map(({ name }) => name));
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    for (const { from, names } of library.get(file) ?? []) {
      const folder = /^ui\/src\/([^/]+)\/index\.ts$/.exec(from)?.[1];
      for (const component of components) {
        const isNamed = names.includes(component.name);
        const isTarget = folder ? component.entry === `@witryna/ui/${folder}` : component.file === from;
        if (isNamed && isTarget) {
          used.add(component.name);
          queue.push(component.file);
        }
      }
      // Modules of the same folder, such as parts and hooks.
      if (!folder && library.has(from)) queue.push(from);
    }
  }
  return components.map(({ name }) => name).filter((name) => !used.has(name));
}

describe('UI library', () => {
  it('exports no component that the shop does not use, except for those with a reason', () => {
    const unused = findUnusedComponents();
    expect(unused.sort()).toEqual(Object.keys(unusedComponents).sort());
  });

  it('contains the styles of what is no page layout', () => {
    const sheets = getModules('storefront/src').filter((file) => file.endsWith('.css.ts'));
    expect(sheets.length).toBeLessThanOrEqual(maxStyleSheets);
  });
});
