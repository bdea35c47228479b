import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { forbiddenImport } from '../../tools/eslint/import-boundaries.mjs';
import { root } from '../../scripts/lib/paths.mjs';

const packages = ['design-tokens', 'ui', 'page-builder', 'storefront'];

/** Source files below a folder, relative to the root, with slashes. */
function filesIn(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !/\/(node_modules|dist|generated)\//.test(file));
}

/** What a file imports, statically or lazily. Examples in template strings are text. */
function getImports(file: string): { specifier: string; lazy: boolean }[] {
  const source = readFileSync(path.join(root, file), 'utf8').replace(/`(?:\\.|[^`\\])*`/gs, '``');
  const fixed = source.matchAll(/^(?:import|export)\b[^;'"]*?(?:from\s*)?['"]([^'"]+)['"]/gm);
  const lazy = source.matchAll(/\bimport\(\s*['"]([^'"]+)['"]\s*\)/g);
  return [
    ...Array.from(fixed, ([, specifier = '']) => ({ specifier, lazy: false })),
    ...Array.from(lazy, ([, specifier = '']) => ({ specifier, lazy: true })),
  ];
}

/** Whether a file of the folder that is no test or story imports the package or one of its entries. */
function isUsed(folder: string, name: string): boolean {
  return filesIn(folder)
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file))
    .some((file) => getImports(file).some(({ specifier }) => specifier === name || specifier.startsWith(`${name}/`)));
}

function getDependencies(folder: string): string[] {
  const manifest: unknown = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
  if (typeof manifest !== 'object' || manifest === null || !('dependencies' in manifest)) return [];
  return Object.keys(manifest.dependencies ?? {});
}

describe('packages', () => {
  it('[PKG-01] are TypeScript, and the shop is React with react-router-dom', () => {
    const scripts = packages.flatMap((folder) => filesIn(`${folder}/src`)).filter((file) => /\.[cm]?jsx?$/.test(file));
    expect(scripts).toEqual([]);
    for (const name of ['react', 'react-dom', 'react-router-dom']) {
      expect(getDependencies('storefront')).toContain(name);
      expect(isUsed('storefront/src', name), name).toBe(true);
    }
  });

  it.each(['dialog', 'accordion', 'navigation-menu', 'toast'])('[PKG-02] build on the %s of Radix', (part) => {
    expect(getDependencies('ui')).toContain(`@radix-ui/react-${part}`);
    expect(isUsed('ui/src', `@radix-ui/react-${part}`)).toBe(true);
  });

  it('[PKG-03] are styled with vanilla-extract alone', () => {
    const sheets = packages
      .flatMap((folder) => filesIn(`${folder}/src`))
      .filter((file) => /\.(css|scss|sass|less)$/.test(file));
    // Font faces with fallback metrics are plain CSS; there is nothing in them to type.
    expect(sheets).toEqual(['storefront/src/shell/fonts.css']);
    for (const folder of ['ui', 'page-builder', 'storefront']) {
      expect(
        filesIn(`${folder}/src`).some((file) => file.endsWith('.css.ts')),
        folder,
      ).toBe(true);
    }
  });

  it.each(['swr', 'graphql-request'])('[PKG-04] read the data of the server with %s', (name) => {
    expect(getDependencies('storefront')).toContain(name);
    expect(isUsed('storefront/src', name)).toBe(true);
  });

  it('[PKG-05] stand in the folders of that name', () => {
    for (const folder of [...packages, '.storybook', 'tests']) {
      expect(existsSync(path.join(root, folder)), folder).toBe(true);
    }
  });

  it('[PKG-12] have every test in one of the runs: Vitest beside what is tested and in tests/unit, Playwright in tests/e2e, tests/consumers, tests/deployment and tests/visual', () => {
    const tests = [...packages, 'scripts', 'tools', 'tests']
      .flatMap((folder) => filesIn(folder))
      .filter((file) => /\.(test|spec)\.[cm]?[jt]sx?$/.test(file));
    const [unit, endToEnd] = ['vitest.config.ts', 'playwright.config.ts'].map((file) =>
      readFileSync(path.join(root, file), 'utf8'),
    );
    expect(unit).toContain(
      "folders: ['design-tokens', 'ui', 'page-builder', 'storefront', 'scripts', 'tools', 'tests/unit']",
    );
    expect(endToEnd).toMatch(/testDir: '.*tests\/e2e'/);
    expect(
      tests.filter(
        (file) =>
          !/\.test\.tsx?$/.test(file) ||
          (file.startsWith('tests/') && !/^tests\/(unit|e2e|consumers|deployment|visual)\//.test(file)),
      ),
    ).toEqual([]);
  });

  it('[PKG-09] import one way: design-tokens, ui, page-builder, storefront', () => {
    const broken = packages
      .flatMap((folder) => filesIn(folder))
      // The examples are applications of others: they name the packages as those do.
      .filter((file) => /\.tsx?$/.test(file) && !/^(?:page-builder|ui\/docs)\/examples\//.test(file))
      .flatMap((file) => getImports(file).map(({ specifier, lazy }) => ({ file, specifier, lazy })))
      .filter((found) => forbiddenImport(found) !== null);
    expect(broken).toEqual([]);
  });
});

describe('stories', () => {
  const components = ['header', 'drawer', 'mega-menu', 'side-panel', 'toast', 'accordion', 'form-error-banner'];

  it.each(components)('[PKG-07] show the %s', (component) => {
    expect(filesIn(`ui/src/${component}`).some((file) => file.endsWith('.stories.tsx'))).toBe(true);
  });

  const contentTypes = readdirSync(path.join(root, 'page-builder/src/content-types'));

  it.each(contentTypes)('[PKG-08] show the content type %s', (contentType) => {
    expect(filesIn(`page-builder/src/content-types/${contentType}`).some((file) => file.endsWith('.stories.tsx'))).toBe(
      true,
    );
  });
});
