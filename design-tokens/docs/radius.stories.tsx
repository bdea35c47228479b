import type { Meta, StoryObj } from '@storybook/react-vite';
import * as styles from './docs.css.ts';
import { TokenPage } from './token-page.tsx';
/** Corner radii. */
const meta = { title: 'Foundations/Radius', component: TokenPage } satisfies Meta<typeof TokenPage>;

export default meta;

export const Roles: StoryObj<typeof meta> = {
  args: {
    sections: [
      { heading: 'Radius', group: 'semantic.radius', sample: { className: styles.box, property: 'borderRadius' } },
    ],
  },
};
