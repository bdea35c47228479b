/**
 * Cycles of imports, type imports included. `tools/eslint/import-boundaries.mjs` checks the direction of the layers; see
 * docs/architecture.md.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'Files import each other in a circle. Move what they share to a third file.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-feature-cycle',
      comment: 'Features import each other in a circle. Move what they share down, or let the shell pass it in.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^storefront/src/[^/]+$' },
      to: { path: '^storefront/src/[^/]+$', circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/|\\.(test|stories|conformance)\\.tsx?$|/testing/|^tests/consumers/apps/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
  },
};
