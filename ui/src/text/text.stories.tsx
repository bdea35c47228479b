import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/index.ts';
import { samplePrice, sampleText } from '../story-utils/sample-text.ts';
import { Heading, Text, TextLink } from './index.ts';

const meta = {
  title: 'UI/Text/Text',
  component: Text,
  args: { children: sampleText('Vitamin D3 with K2 in drops: one drop a day, without sugar and artificial colors.') },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      <Text {...args} size="lead" />
      <Text {...args} size="body" />
      <Text {...args} size="small" />
      <Text {...args} size="caption" />
    </Stack>
  ),
};

export const Tones: Story = {
  render: () => (
    <Stack>
      <Text tone="primary">{sampleText('Food supplement')}</Text>
      <Text tone="secondary">{sampleText('60 capsules')}</Text>
      <Text tone="sale">{samplePrice(4490)}</Text>
      <Text tone="success">{sampleText('Available')}</Text>
      <Text tone="error">{sampleText('Enter a valid e-mail address.')}</Text>
    </Stack>
  ),
};

export const KeptLineBreaks: Story = {
  args: { keepLineBreaks: true, children: sampleText('Enter a valid e-mail address.') },
  render: ({ children, ...args }) => (
    <Text {...args}>
      {children}
      {'\n'}
      {children}
    </Text>
  ),
};

export const Headings: Story = {
  render: () => (
    <Stack>
      <Heading level={1} size="display">
        {sampleText('An autumn that does not slow down')}
      </Heading>
      <Heading level={2} size="h1">
        {sampleText('Immunity for winter')}
      </Heading>
      <Heading level={3} size="h2">
        {sampleText('Most popular')}
      </Heading>
      <Heading level={4} size="h3">
        {sampleText('Vitamins and minerals')}
      </Heading>
      <Heading level={5} size="h4">
        {sampleText('Ingredients and nutritional values')}
      </Heading>
      <Heading level={6}>{sampleText('How to use')}</Heading>
    </Stack>
  ),
};

export const LongHeading: Story = {
  render: () => (
    <Heading level={2}>
      {sampleText('Antidisestablishmentarianism recommends: the longest names of supplements without truncation')}
    </Heading>
  ),
};

export const WithLink: Story = {
  render: () => (
    <Text>
      {sampleText('In doubt? Read the')} <TextLink href="#dawkowanie">{sampleText('guide to doses')}</TextLink>{' '}
      {sampleText('or call us.')}
    </Text>
  ),
};
