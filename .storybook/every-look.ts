import type { StoryContext } from '@storybook/react-vite';
import axe from 'axe-core';

type Look = Readonly<Record<'theme' | 'brand', string>>;

/** What a story has to be readable in besides the look it is rendered in. Between them they hold every palette and every theme. */
const looks: readonly Look[] = [
  { theme: 'dark', brand: 'witryna' },
  { theme: 'high-contrast', brand: 'witryna' },
  { theme: 'light', brand: 'zawilec' },
  { theme: 'dark', brand: 'zawilec' },
];

/**
 * Dresses a story that has been rendered and played in every other theme and brand, and has axe measure the contrast of its texts.
 * Only what the test run asks for by the global `everyLook`; `a11y: { test: 'off' }` and a switched-off `color-contrast` count here too.
 *
 * @throws Error that names the looks in which texts cannot be read, and the texts
 */
export async function readableInEveryLook({
  globals,
  parameters,
  canvasElement,
  reporting,
}: Pick<StoryContext, 'globals' | 'parameters' | 'canvasElement' | 'reporting'>): Promise<void> {
  if (globals['everyLook'] !== true || isOff(parameters['a11y'])) return;
  const root = canvasElement.ownerDocument.documentElement;
  const own = { theme: root.dataset['theme'], brand: root.dataset['brand'] };
  const still = document.createElement('style');
  still.textContent = '*, ::before, ::after { transition: none !important; }';
  document.head.append(still);
  const failures: string[] = [];
  try {
    for (const look of looks) {
      dress(root, look);
      const problems = await unreadable(document.body);
      if (problems.length > 0) failures.push(`Cannot be read in the theme "${look.theme}" of the brand "${look.brand}":\n${problems.join('\n')}`);
    }
  } finally {
    dress(root, own);
    still.remove();
  }
  // Passports tell from this report what was looked at.
  const names = looks.map(({ theme, brand }) => `${theme} ${brand}`);
  reporting.addReport({ type: 'looks', version: 1, result: { looks: names, unreadable: failures.length }, status: failures.length > 0 ? 'failed' : 'passed' });
  if (failures.length > 0) throw new Error(failures.join('\n'));
}

function dress(root: HTMLElement, { theme, brand }: Record<'theme' | 'brand', string | undefined>): void {
  for (const [name, value] of Object.entries({ theme, brand })) {
    if (value === undefined) root.removeAttribute(`data-${name}`);
    else root.setAttribute(`data-${name}`, value);
  }
}

// axe reads computed styles, which the browser brings up to date when they are asked for: no frame has to pass.
async function unreadable(body: HTMLElement): Promise<string[]> {
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
  return Array.isArray(rules) && rules.some((rule: unknown) => typeof rule === 'object' && rule !== null && Reflect.get(rule, 'id') === 'color-contrast' && Reflect.get(rule, 'enabled') === false);
}
