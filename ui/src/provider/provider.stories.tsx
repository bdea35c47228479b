import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from '../text/index.ts';
import { WitrynaProvider } from './index.ts';

const meta = { title: 'Foundations/WitrynaProvider', component: WitrynaProvider } satisfies Meta<
  typeof WitrynaProvider
>;

export default meta;

/** All components below use the host's link, which opens a new tab here. */
export const Default: StoryObj<typeof meta> = {
  args: {
    linkComponent: ({ children, ...props }) => (
      <a {...props} target="_blank" rel="noreferrer">
        {children}
      </a>
    ),
    children: <TextLink href="https://example.pl">Dostawa i zwroty (w nowej karcie)</TextLink>,
  },
};

export const Playground: StoryObj<typeof meta> = { args: Default.args };
