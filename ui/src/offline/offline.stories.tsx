import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { OfflineBanner, OfflineIndicator } from './index.ts';

const meta = {
  title: 'UI/Feedback/Offline',
  component: OfflineBanner,
  parameters: { layout: 'fullscreen' },
  args: { isOnline: false, hasBeenOffline: true },
} satisfies Meta<typeof OfflineBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const Online: Story = {
  args: { isOnline: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toBeEmptyDOMElement();
  },
};
export const IconOfTheHeader: Story = {
  name: '[FRM-10] The icon of the header, with its text',
  render: ({ isOnline, hasBeenOffline }) => <OfflineIndicator isOnline={isOnline} hasBeenOffline={hasBeenOffline} />,
};
export const LongTexts: Story = {
  args: { text: 'Nie masz połączenia z internetem. Koszyk i lista życzeń są zapisane na tym urządzeniu, a zamówienie złożysz, gdy połączenie wróci.' },
};
