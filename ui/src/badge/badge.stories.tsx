import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../layout/index.ts';
import { sampleText } from '../story-utils/sample-text.ts';
import { Badge, badgeTones } from './index.ts';

const meta = {
  title: 'UI/Catalog/Badge',
  component: Badge,
  args: { children: sampleText('New') },
  argTypes: { tone: { control: 'select', options: badgeTones } },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const Tones: Story = {
  render: (args) => (
    <Inline>
      {badgeTones.map((tone) => (
        <Badge {...args} key={tone} tone={tone} />
      ))}
    </Inline>
  ),
};
export const Sale: Story = { args: { tone: 'sale', children: '−25%' } };
