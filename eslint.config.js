import { defineConfig, globalIgnores } from 'eslint/config';
import * as parser from '@typescript-eslint/parser';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { importBoundaries } from './tools/eslint/import-boundaries.mjs';

/** Styles are made in cascade layers: these functions of vanilla-extract would make unlayered ones. */
const UNLAYERED = ['style', 'styleVariants', 'globalStyle'];

const CLICKS = ['onClick', 'onMouseDown', 'onMouseUp', 'onDoubleClick'];

/** The only modules that make styles with vanilla-extract itself. */
const STYLE_MAKERS = ['design-tokens/src/**'];

const MARKUP = [
  {
    selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
    message: 'Use SanitizedHtml, so that one place hands markup to the browser.',
  },
];

/** A form that does not say how it is sent. */
const FORMS = [
  {
    selector:
      'JSXOpeningElement[name.name="form"]:not(:has(> JSXAttribute[name.name="method"])):not(:has(> JSXSpreadAttribute))',
    message:
      'Set `method`: without scripts a form sends its fields in the URL, where a password must never be. Use `get` for public fields only.',
  },
];

/** The only modules of the shop that hand markup to the browser. */
const MARKUP_MAKERS = [
  'storefront/src/trusted-types/sanitized-html.tsx',
  'storefront/src/platform/hydration/server-markup.tsx',
];

const PATH_MESSAGE = 'Use getShopPath, so that no key of the backend leads to another origin.';

/** A path put together from `/` and a value, or from a URL key. */
const PATHS = [
  { selector: 'TemplateLiteral[expressions.0][quasis.0.value.raw=/^\\u002F{1,2}$/]', message: PATH_MESSAGE },
  { selector: "BinaryExpression[operator='+'][left.value=/^\\u002F{1,2}$/]", message: PATH_MESSAGE },
  {
    selector: 'TemplateLiteral MemberExpression[property.name=/^(category_)?url_(key|path|suffix)$/]',
    message: PATH_MESSAGE,
  },
];

export default defineConfig(
  globalIgnores([
    '**/dist/',
    '**/node_modules/',
    '**/.data/',
    'storybook-static/',
    'test-results/',
    'playwright-report/',
    'tests/consumers/apps/',
    'page-builder/examples/',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error', noInlineConfig: true } },
  {
    // Oxlint has the rules of the language itself, see .oxlintrc.json: it reads types in a quarter of the time.
    files: ['**/*.{ts,tsx,js,mjs}'],
    languageOptions: { parser },
    plugins: { witryna: { rules: { 'import-boundaries': importBoundaries } } },
    rules: {
      'witryna/import-boundaries': 'error',
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-warning-comments': [
        'error',
        // Unfinished code, and exceptions from rules.
        { terms: ['todo', 'fixme', 'xxx', 'hack', 'oxlint-disable'], location: 'start' },
      ],
    },
  },
  {
    // Examples import the packages as an application does.
    files: ['ui/docs/examples/*.tsx'],
    rules: { 'witryna/import-boundaries': 'off' },
  },
  {
    files: ['{ui,page-builder,storefront}/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'crypto',
          property: 'randomUUID',
          message: 'Use createRandomId: browsers have `randomUUID` on HTTPS only.',
        },
      ],
    },
  },
  {
    files: ['page-builder/src/**/*.tsx', 'ui/src/**/*.tsx'],
    ignores: ['page-builder/src/content-types/html/html.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...MARKUP] },
  },
  {
    files: ['page-builder/src/**/*.tsx', 'ui/src/**/*.tsx'],
    // The scripts of tests and stories are there before their forms.
    ignores: [
      'page-builder/src/content-types/html/html.tsx',
      '**/*.test.tsx',
      '**/*.stories.tsx',
      'ui/src/conformance/**',
      'ui/src/*/*.conformance.tsx',
    ],
    rules: { 'no-restricted-syntax': ['error', ...MARKUP, ...FORMS] },
  },
  {
    files: ['storefront/src/**/*.{ts,tsx}', 'storefront/server/seo/**/*.ts'],
    ignores: ['storefront/src/commerce/shop-path.ts', '**/*.test.{ts,tsx}', '**/*.stories.tsx', ...MARKUP_MAKERS],
    rules: { 'no-restricted-syntax': ['error', ...MARKUP, ...FORMS, ...PATHS] },
  },
  {
    files: MARKUP_MAKERS,
    rules: { 'no-restricted-syntax': ['error', ...PATHS] },
  },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.recommended, reactHooks.configs.flat.recommended],
    rules: {
      // Safari stops announcing a list whose markers are styled away; the role brings it back.
      'jsx-a11y/no-redundant-roles': ['error', { nav: ['navigation'], ul: ['list'], ol: ['list'] }],
      // A container may handle the keys of all its controls; a click belongs to a control.
      'jsx-a11y/no-noninteractive-element-interactions': ['error', { handlers: CLICKS }],
      'jsx-a11y/no-static-element-interactions': ['error', { handlers: CLICKS }],
      // What scrolls by itself must be reachable by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['tabpanel', 'group', 'region'], tags: [] }],
    },
  },
  {
    files: ['**/*.css.ts'],
    ignores: STYLE_MAKERS,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@vanilla-extract/css',
              importNames: UNLAYERED,
              message:
                "Use layeredStyling from '@witryna/design-tokens/styling', so that the rule stands in a cascade layer.",
            },
          ],
        },
      ],
    },
  },
  {
    // Command-line tools and the servers' entries talk to people.
    files: [
      'scripts/**',
      'tools/**',
      'tests/benchmarks/**',
      'storefront/{server/main,backend/run-backend}.ts',
      '**/scripts/**',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    // Neither Page Builder nor Magento's product videos have a field for captions. Those that the markup brings are drawn
    // from a list, which the rule cannot see; where there are none, nothing could be put in their place.
    files: ['page-builder/src/content-types/video/video-file.tsx', 'storefront/src/product-videos/file-player.tsx'],
    rules: { 'jsx-a11y/media-has-caption': 'off' },
  },
);
