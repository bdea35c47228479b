import type { Meta, StoryObj } from '@storybook/react-vite';
import * as styles from './docs.css.ts';
import { TokenPage } from './token-page.tsx';
/** Durations and easing curves. Hover a row to play it; reduced motion sets the durations to 0. */
const meta = { title: 'Foundations/Motion', component: TokenPage } satisfies Meta<typeof TokenPage>;

export default meta;

export const Roles: StoryObj<typeof meta> = {
  args: {
    sections: [
      {
        heading: 'Duration',
        group: 'semantic.duration',
        sample: { className: styles.runner, property: 'transitionDuration', moves: true },
      },
      {
        heading: 'Easing',
        group: 'semantic.easing',
        sample: { className: styles.easing, property: 'transitionTimingFunction', moves: true },
      },
    ],
  },
};
