import type { Meta, StoryObj } from '@storybook/react-vite';
import * as styles from './docs.css.ts';
import { TokenPage } from './token-page.tsx';
/** Spacing and fixed sizes. The toolbar's density changes some. */
const meta = { title: 'Foundations/Space and size', component: TokenPage } satisfies Meta<typeof TokenPage>;

export default meta;

export const Roles: StoryObj<typeof meta> = {
  args: {
    sections: [
      { heading: 'Space', group: 'semantic.space', sample: { className: styles.length, property: 'width' } },
      { heading: 'Size', group: 'semantic.size', sample: { className: styles.length, property: 'width' } },
    ],
  },
};
