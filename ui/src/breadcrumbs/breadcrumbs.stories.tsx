import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from './index.ts';

const meta = {
  title: 'UI/Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Strona główna', href: '/' },
      { label: 'Odporność', href: '/odpornosc.html' },
    ],
    current: 'Witamina D',
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DefaultBehavior: Story = {
  ...Default,
  name: '[UI-23] BC-1 Default',
  tags: ['behavior', '!autodocs'],
};
export const Playground: Story = {};
export const TopLevel: Story = { args: { items: [{ label: 'Strona główna', href: '/' }] } };
export const LongNames: Story = {
  args: {
    items: [
      { label: 'Strona główna', href: '/' },
      { label: 'Suplementy dla kobiet w ciąży i karmiących piersią', href: '/ciaza.html' },
      { label: 'Kwasy omega-3 z alg morskich i olejów rybich', href: '/omega.html' },
    ],
    current: 'Omega-3 DHA z alg 500 mg, kapsułki wegańskie o przedłużonym uwalnianiu',
  },
};
