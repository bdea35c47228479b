import type { Meta, StoryObj } from '@storybook/react-vite';
import { OpeningHours } from './index.ts';

const days = ['poniedziałek', 'wtorek', 'środa', 'czwartek', 'piątek', 'sobota', 'niedziela'];
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

export const Default: Story = { args: { status: { open: true, text: 'Otwarte do 18:00' } } };
export const Playground: Story = {};
export const Closed: Story = { args: { status: { open: false, text: 'Zamknięte, otwieramy w czwartek o 9:00' } } };
export const SpecialDays: Story = {
  args: {
    special: [
      { day: 'czwartek, 24 grudnia', hours: '9:00–13:00', note: 'Wigilia' },
      { day: 'piątek, 25 grudnia', hours: null, note: 'Boże Narodzenie' },
    ],
  },
};
export const CaptionsHidden: Story = { args: { captionsHidden: true } };
