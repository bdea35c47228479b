import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../layout/index.ts';
import { Text } from '../text/index.ts';
import { sampleText } from '../story-utils/sample-text.ts';
import { Spinner } from './index.ts';

const meta = { title: 'UI/Feedback/Spinner', component: Spinner } satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The activity is stated as text next to it. */
export const WithText: Story = {
  render: () => (
    <Inline gap="x2" role="status" style={{ flexWrap: 'nowrap' }}>
      <Spinner />
      <Text>{sampleText('We are placing the order, do not close the page.')}</Text>
    </Inline>
  ),
};

export const Playground: Story = { args: { size: 'medium' } };

export const Small: Story = { args: { size: 'small' } };
