import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline, Stack } from '../layout/index.ts';
import { Text } from '../text/index.ts';
import { sampleText } from '../story-utils/sample-text.ts';
import * as icons from './index.ts';

const { SearchIcon } = icons;

/** All icons. They take the color of the text around them, and stand in a square of 16, 20 or 24 px. */
const meta = {
  title: 'Foundations/Icons',
  component: SearchIcon,
  argTypes: { size: { control: 'select', options: ['small', 'medium', 'large'] } },
} satisfies Meta<typeof SearchIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  // One size for all, as the star is small by default.
  args: { size: 'large' },
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))', gap: '1.5rem' }}>
      {Object.entries(icons).map(([name, Icon]) => (
        <Stack key={name} gap="x1" align="center">
          <Icon {...args} />
          <Text size="caption">{name}</Text>
        </Stack>
      ))}
    </div>
  ),
};

export const Default: Story = { args: { title: sampleText('Search') } };

export const Playground: Story = { args: Default.args };

export const Sizes: Story = {
  render: () => (
    <Inline>
      <SearchIcon size="small" />
      <SearchIcon size="medium" />
      <SearchIcon size="large" />
    </Inline>
  ),
};
