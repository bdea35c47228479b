import type { Decorator, Preview } from '@storybook/react-vite';
import resolver from '@witryna/design-tokens/tokens.resolver.json';
import '@witryna/design-tokens/modes.css';
import { getGlobal } from './address-globals.ts';

const icons = { brand: 'component', theme: 'contrast', density: 'grow', motion: 'play' } as const;

type ModifierName = keyof typeof icons;

const { modifiers } = resolver;
const names: readonly ModifierName[] = ['brand', 'theme', 'density', 'motion'];

function getContexts(name: ModifierName): readonly string[] {
  const contexts = Object.keys(modifiers[name].contexts);
  return name === 'theme' ? [...contexts, 'system'] : contexts;
}

/** Toolbar item for each modifier of the tokens' resolver file. */
export const appearanceTypes: NonNullable<Preview['globalTypes']> = Object.fromEntries(
  names.map((name) => [
    name,
    {
      description: modifiers[name].description,
      toolbar: {
        title: name,
        icon: icons[name],
        dynamicTitle: true,
        items: getContexts(name).map((context) => ({ value: context, title: `${name}: ${context}` })),
      },
    },
  ]),
);

/** Initial values of the toolbar. */
export const appearanceGlobals: Readonly<Record<string, string>> = Object.fromEntries(
  names.map((name) => [name, modifiers[name].default]),
);

/**
 * Sets the selected values on the document element, so that they also apply to dialogs and toasts, which are outside
 * the story.
 */
export function applyAppearance(globals: Readonly<Record<string, unknown>>): void {
  for (const name of names) {
    const value = globals[name];
    if (typeof value === 'string') document.documentElement.setAttribute(`data-${name}`, value);
  }
}

/** Sets the values in the address, so that a frame that waits for its story is not a light box on a dark page. */
export function applyAddressAppearance(search: string): void {
  applyAppearance(Object.fromEntries(names.map((name) => [name, getGlobal(search, name)])));
}

/** Renders the story in the selected appearance. */
export const inAppearance: Decorator = (Story, { globals }) => {
  applyAppearance(globals);
  return <Story />;
};
