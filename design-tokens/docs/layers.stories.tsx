import type { Meta, StoryObj } from '@storybook/react-vite';
import { TokenPage } from './token-page.tsx';
/** Stacking levels, lowest first. */
const meta = { title: 'Foundations/Layers', component: TokenPage } satisfies Meta<typeof TokenPage>;

export default meta;

export const Roles: StoryObj<typeof meta> = {
  args: { sections: [{ heading: 'Layers', group: 'semantic.layer' }] },
};
