import { readComponentNames, type ComponentModules } from './snippet-imports.ts';

const libraryEntries = import.meta.glob<string>('../ui/src/*/index.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const rendererEntry = import.meta.glob<string>('../page-builder/src/index.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The modules of all components of `@witryna/ui` and `@witryna/page-builder`, as an application imports them. */
export const componentModules: ComponentModules = new Map([
  ...Object.values(rendererEntry).flatMap((source) =>
    readComponentNames(source).map((name) => [name, '@witryna/page-builder'] as const),
  ),
  ...Object.entries(libraryEntries).flatMap(([path, source]) => {
    const [, folder = ''] = /\/ui\/src\/([\w-]+)\//.exec(path) ?? [];
    return readComponentNames(source).map((name) => [name, `@witryna/ui/${folder}`] as const);
  }),
]);
