import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleText } from '../story-utils/sample-text.ts';
import { OpeningHours } from './index.ts';

const days = [
  sampleText('Monday'),
  sampleText('Tuesday'),
  sampleText('Wednesday'),
  sampleText('Thursday'),
  sampleText('Friday'),
  sampleText('Saturday'),
  sampleText('Sunday'),
];
const week = days.map((day, index) => ({
  day,
  hours: index === 6 ? null : index === 5 ? '9:00–14:00' : '9:00–18:00',
  today: index === 2,
}));

const meta = {
  title: 'UI/Stores/OpeningHours',
  component: OpeningHours,
  args: { week },
} satisfies Meta<typeof OpeningHours>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { status: { open: true, text: sampleText('Open until 18:00') } } };
export const Playground: Story = {};
export const Closed: Story = {
  args: { status: { open: false, text: sampleText('Closed, opens on Thursday at 9:00') } },
};
export const SpecialDays: Story = {
  args: {
    special: [
      { day: sampleText('Thursday, 24 December'), hours: '9:00–13:00', note: sampleText('Christmas Eve') },
      { day: sampleText('Friday, 25 December'), hours: null, note: sampleText('Christmas Day') },
    ],
  },
};
export const CaptionsHidden: Story = { args: { captionsHidden: true } };
