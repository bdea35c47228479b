import type { Decorator, Preview, StoryContext } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { vars } from '@witryna/design-tokens/contract';
import '@witryna/ui/styles';
import '../storefront/src/shell/fonts.css';
import './zawilec-fonts.css';
import { appearanceGlobals, appearanceTypes, applyAddressAppearance, inAppearance } from './appearance.tsx';
import { describeInheritedProps, readArgTypes } from './arg-types.ts';
import { offerSlots } from './slot-controls.ts';
import { chromaticModes } from './chromatic-modes.ts';
import { expectSilentConsole, watchConsole } from './console-watch.ts';
import { checkContrastInEveryTheme } from './every-theme.ts';
import { defaultLocale, inLocale, localeToolbar } from './locales.tsx';
import { inOwnRadioGroups } from './radio-groups.tsx';
import { DocsPage } from './component-reports/docs-page.tsx';
import { DocsFrame } from './docs-frame.tsx';
import { getContentSnippet } from './content-snippet.ts';
import { addImports, replaceStoryParts } from './snippet-imports.ts';
import { removePauseStyles } from './remove-pause-styles.ts';
import { sideBySide, sideBySideGlobals, sideBySideToolbar } from './side-by-side.tsx';
import { viewports } from './viewports.ts';

/** Backgrounds of components in the shop. A story selects one with `globals: { backgrounds: { value: 'inverse' } }`. */
const grounds = {
  page: { name: 'Page', value: vars.color.background.page },
  surface: { name: 'Surface', value: vars.color.background.surface },
  quiet: { name: 'Quiet', value: vars.color.background.quiet },
  inverse: { name: 'Inverse', value: vars.color.background.inverse },
  inverseDeep: { name: 'Inverse, deep', value: vars.color.background.inverseDeep },
} as const;

/** Returns a property of an object of unknown shape. */
function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/**
 * Returns code to copy: the module of a Page Builder story, or the snippet of another story with its imports. Their table
 * is loaded with the first one, as test runs show none.
 */
async function toModule(snippet: string, { title, args, parameters }: StoryContext): Promise<string> {
  if (title.startsWith('Page Builder/') && typeof args['html'] === 'string') return getContentSnippet(args);
  const { componentModules } = await import('./component-modules.ts');
  return addImports(replaceStoryParts(snippet, parameters['snippetParts']), componentModules);
}

/**
 * Sets the background of the story. Storybook sets it only on its own frame, which is missing in tests, where axe would
 * compute contrast with a wrong background.
 */
const onGround: Decorator = (Story, { globals, parameters }) => {
  const name = property(globals['backgrounds'], 'value');
  const options = property(parameters['backgrounds'], 'options');
  const background = typeof name === 'string' ? property(property(options, name), 'value') : undefined;
  return typeof background === 'string' ? (
    <div style={{ background }}>
      <Story />
    </div>
  ) : (
    <Story />
  );
};

// A `play` function also waits for lazy-loaded code, on a machine with other work.
configure({ asyncUtilTimeout: 15_000 });

applyAddressAppearance(window.location.search);

/** Whether this is a test run, in which a story that writes to the console fails. */
const isTest = import.meta.env.MODE === 'test';
if (isTest) watchConsole();

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: { ...appearanceTypes, locale: localeToolbar, sideBySide: sideBySideToolbar },
  // `everyTheme` is switched on by the desktop run of vitest.stories.config.ts.
  initialGlobals: { ...appearanceGlobals, ...sideBySideGlobals, everyTheme: false, locale: defaultLocale },
  beforeEach: () => {
    // A previous story may have left focus in another frame, in which case the browser matches no `:focus`.
    window.focus();
    removePauseStyles(document);
  },
  afterEach: async (context) => {
    if (isTest) expectSilentConsole();
    await checkContrastInEveryTheme(context);
  },
  argTypesEnhancers: [readArgTypes, describeInheritedProps, offerSlots],
  decorators: [inOwnRadioGroups, onGround, sideBySide, inLocale, inAppearance],
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    // `dynamic` prints what a story renders, also if it has no args; Storybook would print the story's object.
    docs: { page: DocsPage, container: DocsFrame, source: { type: 'dynamic', transform: toModule } },
    viewport: { options: viewports },
    backgrounds: { options: grounds },
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // Test runs need no passed rules, whose description is longer than the rest of the report.
        ...(isTest && { resultTypes: ['violations'] }),
      },
      // A component alone on a page is not in a landmark.
      config: { rules: [{ id: 'region', enabled: false }] },
    },
    chromatic: { modes: chromaticModes, pauseAnimationAtEnd: true, delay: 0 },
    options: {
      storySort: {
        order: ['Welcome', 'Foundations', 'UI', 'Patterns', 'State sheets', 'Page Builder', 'Storefront', ['Screens']],
      },
    },
  },
};

export default preview;
