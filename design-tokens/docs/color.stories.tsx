import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ContrastList } from './contrast-list.tsx';
import * as styles from './docs.css.ts';
import { groupsBelow } from './roles.ts';
import { TokenPage } from './token-page.tsx';

/**
 * Color roles, with their value in every theme of the selected brand, and the contrast ratios of the allowed
 * combinations.
 */
const meta = { title: 'Foundations/Color', component: TokenPage } satisfies Meta<typeof TokenPage>;

export default meta;

export const Roles: StoryObj<typeof meta> = {
  args: {
    sections: groupsBelow('semantic.color').map((group) => ({
      heading: group.charAt(0).toUpperCase() + group.slice(1),
      group: `semantic.color.${group}`,
      sample: { className: styles.swatch, property: 'background' },
      perTheme: true,
    })),
  },
};

export const RolesBehavior: StoryObj<typeof meta> = {
  ...Roles,
  name: 'The values of a theme do not depend on the theme of the page',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const root = document.documentElement;
    const readValues = async (theme: string) => {
      root.dataset['theme'] = theme;
      // The values follow in the next frame.
      await new Promise((resolve) => requestAnimationFrame(resolve));
      return canvasElement.textContent;
    };
    const inLight = await readValues('light');
    for (const theme of ['dark', 'high-contrast']) await expect(await readValues(theme)).toBe(inLight);
    root.dataset['theme'] = String(globals['theme']);
  },
};

export const Contrast: StoryObj<typeof meta> = { args: { sections: [], children: <ContrastList /> } };
