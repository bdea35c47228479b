import { posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The packages, each with those it may import. */
const ALLOWED_PACKAGES = {
  'design-tokens': [],
  ui: ['design-tokens'],
  'page-builder': ['design-tokens', 'ui'],
  storefront: ['design-tokens', 'ui', 'page-builder'],
};

/** What the storefront's platform builds on. */
const BELOW_PLATFORM = ['', 'commerce', 'i18n', 'media', 'price', 'testing', 'trusted-types'];

/** Libraries that belong to the shop alone: the packages below it never fetch, route or translate. */
const SHOP_LIBRARIES = /^(react-router(-dom)?|swr|intl-messageformat|graphql|graphql-request|gql\.tada)(\/|$)/;

/**
 * Says why a file may not import a module.
 *
 * The packages import one way: design-tokens, ui, page-builder, storefront. Within the storefront, the browser's code
 * does not know the server's or the backend's. The backend knows nothing of them but the schema that both speak, nor of
 * the demo shop, which in turn knows the two entries of the backend only; tests may know both. `shared/` serves all of
 * them and imports none. Within `src/`, features
 * build on `platform/`, which knows no feature, and `shell/` assembles them; nothing imports the shell. A feature shows
 * the others only what its `index.ts` exports. Only the shell may also load a
 * module of a feature lazily: a page that came out of an `index.ts` would bring the whole feature along.
 *
 * @param {{ file: string, specifier: string, lazy?: boolean }} from `file`: path of the importing file, relative to the
 * root,
 *   with slashes; `specifier`: what it imports; `lazy`: by `import()`
 * @returns {string | null} the reason; null when the import is fine
 */
export function forbiddenImport({ file, specifier, lazy = false }) {
  const importer = locate(file);
  if (!importer) return null;
  if (!specifier.startsWith('.')) {
    return forbiddenPackage(importer.package, specifier);
  }
  const target = posix.normalize(posix.join(posix.dirname(file), specifier));
  const imported = locate(target);
  if (imported?.package !== importer.package) {
    return 'A package is imported by its name, not by a path into its folder.';
  }
  if (importer.package !== 'storefront') return null;
  const isCode = /\.[cm]?tsx?$/.test(target);
  return forbiddenShop(importer, imported) ?? (isCode ? forbiddenPart(importer, imported, lazy) : null);
}

/**
 * @param {string} importer name of a package's folder
 * @param {string} specifier
 */
function forbiddenPackage(importer, specifier) {
  // The one entry that differs between browsers and Node: only its name leads to the right one.
  if (importer === 'page-builder' && specifier === '@witryna/page-builder/parser') return null;
  const own = /^@witryna\/([\w-]+)/.exec(specifier)?.[1];
  const allowed = Object.entries(ALLOWED_PACKAGES).find(([name]) => name === importer)?.[1] ?? [];
  if (own && !allowed.some((name) => name === own)) {
    return `${importer} does not import ${own}: design-tokens, ui, page-builder, storefront import only those before them.`;
  }
  if (importer !== 'storefront' && SHOP_LIBRARIES.test(specifier)) {
    return `${importer} does not know ${specifier}: data, links and texts come in through props or the provider.`;
  }
  return null;
}

/** Entries of the backend: to define a shop, and to start a process with it. */
const BACKEND_ENTRIES = new Set(['index.ts', 'run-backend.ts']);

/**
 * @param {Place} importer
 * @param {Place} imported
 */
function forbiddenShop(importer, imported) {
  const isTest = /(^|\/)testing\/|\.test\.ts$/.test(importer.rest);
  if (isTest || importer.part === imported.part) return null;
  if (imported.part === 'demo') {
    return 'The demo is one shop among others: only tests import it, and its main.ts loads it as the default.';
  }
  const isEntry = imported.part === 'backend' && BACKEND_ENTRIES.has(imported.rest);
  return importer.part === 'demo' && !isEntry
    ? 'A shop imports only the entries of the backend: backend/index.ts, and backend/run-backend.ts to start it.'
    : null;
}

/**
 * @typedef {object} Place
 * @property {string} package name of the package's folder
 * @property {string} part first folder below the package, e.g. `src`
 * @property {string} feature folder below `src`; empty for files that stand directly in it
 * @property {string} rest path below the feature
 */

/**
 * @param {Place} importer
 * @param {Place} imported
 * @param {boolean} lazy
 */
function forbiddenPart(importer, imported, lazy) {
  if (importer.part === 'src' && (imported.part === 'server' || imported.part === 'backend')) {
    return `Code of the browser does not import from ${imported.part}/.`;
  }
  if (importer.part === 'shared' && imported.part !== 'shared') {
    return 'Shared code imports nothing of the parts that share it.';
  }
  const isContract = imported.feature === 'commerce' && imported.rest.startsWith('schema/');
  if (importer.part === 'backend' && !isContract && (imported.part === 'src' || imported.part === 'server')) {
    return `The embedded backend stands alone: of ${imported.part}/ it imports nothing but src/commerce/schema/. Move what both need to shared/.`;
  }
  if (importer.part !== 'src' || imported.part !== 'src' || importer.feature === imported.feature) return null;
  if (imported.feature === 'shell') return 'The shell assembles the features: nothing of src/ imports it.';
  if (importer.feature === 'platform' && !BELOW_PLATFORM.includes(imported.feature)) {
    return `The platform knows no feature: it imports only ${BELOW_PLATFORM.join(', ')}.`;
  }
  if (['', 'platform'].includes(imported.feature) || /^index\.tsx?$/.test(imported.rest)) return null;
  if (importer.feature === 'shell' && lazy) return null;
  return `Features reach each other only through their index.ts: import ${imported.feature}/index.ts.`;
}

/**
 * @param {string} file path relative to the root
 * @returns {Place | null} null outside of the packages
 */
function locate(file) {
  const [name = '', part = '', ...below] = file.split('/');
  if (!Object.hasOwn(ALLOWED_PACKAGES, name)) return null;
  const inFeature = part === 'src' && below.length > 1;
  return {
    package: name,
    part,
    feature: inFeature ? (below[0] ?? '') : '',
    rest: (inFeature ? below.slice(1) : below).join('/'),
  };
}

/** @typedef {Parameters<NonNullable<import('eslint').Rule.RuleListener['ImportExpression']>>[0]['source']} Source */

/** @type {import('eslint').Rule.RuleModule} */
export const importBoundaries = {
  meta: {
    type: 'problem',
    schema: [],
    docs: { description: 'Keeps the direction in which packages and features import each other.' },
  },
  create(context) {
    const file = relative(root, context.filename).split(sep).join('/');
    const check = (/** @type {Source | null | undefined} */ source, lazy = false) => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      const message = forbiddenImport({ file, specifier: source.value, lazy });
      if (message) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: (node) => {
        check(node.source);
      },
      ExportNamedDeclaration: (node) => {
        check(node.source);
      },
      ExportAllDeclaration: (node) => {
        check(node.source);
      },
      ImportExpression: (node) => {
        check(node.source, true);
      },
    };
  },
};
