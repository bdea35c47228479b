import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, ButtonLink } from '../button/index.ts';
import { sampleText } from '../story-utils/sample-text.ts';
import { MessagePage } from './index.ts';

const meta = {
  title: 'UI/Feedback/MessagePage',
  component: MessagePage,
  parameters: { layout: 'fullscreen' },
  args: {
    title: sampleText('This page does not exist'),
    description: sampleText('It may have moved or left the range. Look for it from the home page.'),
  },
} satisfies Meta<typeof MessagePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const NotFound: Story = {
  args: { mark: '404', actions: <ButtonLink href="#">{sampleText('Home')}</ButtonLink> },
};

export const Failed: Story = {
  args: {
    title: sampleText('Something went wrong'),
    description: sampleText(
      'The page did not load completely. Try again, and if that does not help, come back in a few minutes.',
    ),
    actions: [
      <Button key="retry">{sampleText('Try again')}</Button>,
      <ButtonLink key="home" href="#" variant="secondary">
        {sampleText('Home')}
      </ButtonLink>,
    ],
    note: sampleText('Error number: 7F3A-01C2'),
  },
};

export const EmptyCart: Story = {
  args: {
    title: sampleText('Your cart is empty'),
    description: sampleText('Have a look at the most popular supplements.'),
    actions: <ButtonLink href="#">{sampleText('See bestsellers')}</ButtonLink>,
  },
};

export const LongTexts: Story = {
  args: {
    title: sampleText('Antidisestablishmentarianism found no product with this name or number'),
    description: sampleText(
      'Check whether the name is spelled correctly, try a shorter word or browse the categories. If you look for a product that we do not have, write to us, and we will let you know when it arrives.',
    ),
    mark: '0',
  },
};
