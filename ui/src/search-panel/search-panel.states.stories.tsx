import type { Meta, StoryObj } from '@storybook/react-vite';
import searchPanel, { Failed as FailedSearch, Suggestions } from './search-panel.stories.tsx';

const meta = {
  ...searchPanel,
  title: 'State sheets/SearchPanel',
  tags: ['sheet', '!autodocs'],
  parameters: { ...searchPanel.parameters, controls: { disable: true } },
} satisfies Meta<typeof searchPanel.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { ...Suggestions };
export const Failed: Story = { ...FailedSearch };
