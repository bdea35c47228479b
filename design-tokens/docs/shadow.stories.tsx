import type { Meta, StoryObj } from '@storybook/react-vite';
import * as styles from './docs.css.ts';
import { TokenPage } from './token-page.tsx';

/** Shadows of overlays. The values differ between themes. */
const meta = { title: 'Foundations/Shadow', component: TokenPage } satisfies Meta<typeof TokenPage>;

export default meta;

export const Roles: StoryObj<typeof meta> = {
  args: {
    sections: [
      { heading: 'Shadow', group: 'semantic.shadow', sample: { className: styles.shadowBox, property: 'boxShadow' } },
    ],
  },
};
