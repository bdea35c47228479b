import type { StoryContext } from '@storybook/react-vite';
import axe from 'axe-core';

type BrandTheme = Readonly<Record<'theme' | 'brand', string>>;

/**
 * Themes and brands that are checked in addition to the one in which a story is rendered. Together they cover all
 * palettes.
 */
const themes: readonly BrandTheme[] = [
  { theme: 'dark', brand: 'witryna' },
  { theme: 'high-contrast', brand: 'witryna' },
  { theme: 'light', brand: 'zawilec' },
  { theme: 'dark', brand: 'zawilec' },
];

/**
 * Checks the text contrast of a played story with axe in every other theme and brand. Runs only with the global
 * `everyTheme`; `a11y: { test: 'off' }` and a disabled `color-contrast` rule switch it off.
 *
 * @throws Error that lists the themes and texts with insufficient contrast
 */
export async function checkContrastInEveryTheme({
  globals,
  parameters,
  canvasElement,
  reporting,
}: Pick<StoryContext, 'globals' | 'parameters' | 'canvasElement' | 'reporting'>): Promise<void> {
  if (globals['everyTheme'] !== true || isOff(parameters['a11y'])) return;
  const root = canvasElement.ownerDocument.documentElement;
  const own = { theme: root.dataset['theme'], brand: root.dataset['brand'] };
  const style = document.createElement('style');
  style.textContent = '*, ::before, ::after { transition: none !important; }';
  document.head.append(style);
  const failures: string[] = [];
  try {
    for (const theme of themes) {
      applyTheme(root, theme);
      const problems = await findLowContrast(document.body);
      if (problems.length > 0)
        failures.push(
          `Cannot be read in the theme "${theme.theme}" of the brand "${theme.brand}":\n${problems.join('\n')}`,
        );
    }
  } finally {
    applyTheme(root, own);
    style.remove();
  }
  // Component reports read this to list the checked themes.
  const names = themes.map(({ theme, brand }) => `${theme} ${brand}`);
  reporting.addReport({
    type: 'themes',
    version: 1,
    result: { themes: names, unreadable: failures.length },
    status: failures.length > 0 ? 'failed' : 'passed',
  });
  if (failures.length > 0) throw new Error(failures.join('\n'));
}

function applyTheme(root: HTMLElement, { theme, brand }: Record<'theme' | 'brand', string | undefined>): void {
  for (const [name, value] of Object.entries({ theme, brand })) {
    if (value === undefined) root.removeAttribute(`data-${name}`);
    else root.setAttribute(`data-${name}`, value);
  }
}

// axe reads computed styles, which are always current, so no frame must be awaited.
async function findLowContrast(body: HTMLElement): Promise<string[]> {
  const { violations } = await axe.run(body, { runOnly: ['color-contrast'], resultTypes: ['violations'] });
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ html, any }) => `  ${any.map(({ message }) => message).join(' ')}\n    ${html.slice(0, 200)}`),
  );
}

function isOff(a11y: unknown): boolean {
  if (typeof a11y !== 'object' || a11y === null) return false;
  if (Reflect.get(a11y, 'test') === 'off' || Reflect.get(a11y, 'disable') === true) return true;
  const config: unknown = Reflect.get(a11y, 'config');
  const rules: unknown = typeof config === 'object' && config !== null ? Reflect.get(config, 'rules') : undefined;
  return (
    Array.isArray(rules) &&
    rules.some(
      (rule: unknown) =>
        typeof rule === 'object' &&
        rule !== null &&
        Reflect.get(rule, 'id') === 'color-contrast' &&
        Reflect.get(rule, 'enabled') === false,
    )
  );
}
