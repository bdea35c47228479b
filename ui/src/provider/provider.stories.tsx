import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from '../text/index.ts';
import { sampleText } from '../story-utils/sample-text.ts';
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
    children: <TextLink href="https://example.pl">{sampleText('Shipping and returns (in a new tab)')}</TextLink>,
  },
};

export const Playground: StoryObj<typeof meta> = { args: Default.args };
