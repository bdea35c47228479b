import type { Meta, StoryObj } from '@storybook/react-vite';
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

export const Contrast: StoryObj<typeof meta> = { args: { sections: [], children: <ContrastList /> } };
