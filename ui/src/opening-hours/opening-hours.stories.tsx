import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleText } from '../story-utils/sample-text.ts';
import { largeText } from '../story-utils/large-text.ts';
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
const longDay = {
  day: 'Sunday, 20 December',
  hours: '10:00–20:00',
  note: 'the last Sunday before Christmas, on which all shops of the arcade are open',
};
/** Returns the number of lines of the element's text. */
function countLines(element: HTMLElement): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getClientRects().length;
}
export const HoursNextToALongNote: Story = {
  name: '[G-14] Hours stay on one line next to a long note on a phone',
  tags: ['behavior', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  args: { special: [longDay] },
  play: async ({ canvas }) => {
    await expect(countLines(canvas.getByText(longDay.hours))).toBe(1);
  },
};
export const FirstLine: Story = {
  name: 'Hours are next to the first line of a long note',
  tags: ['behavior', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  args: { special: [longDay] },
  play: async ({ canvas }) => {
    const top = (element: HTMLElement) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getClientRects()[0]?.top;
    };
    const day = canvas.getByRole('rowheader', { name: new RegExp(longDay.day) });
    await expect(top(canvas.getByText(longDay.hours))).toBe(top(day));
  },
};
export const EnlargedHours: Story = {
  name: '[G-14] Enlarged hours break between two times, not within one',
  tags: ['behavior', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  args: { special: [longDay] },
  beforeEach: largeText,
  play: async ({ canvas }) => {
    await expect(countLines(canvas.getByText(longDay.hours))).toBe(2);
  },
};
