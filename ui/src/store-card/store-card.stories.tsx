import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../layout/index.ts';
import { getStoryStrings } from '../story-utils/story-strings.ts';
import { StoreCard, type StoreCardProps } from './index.ts';

const meta = {
  title: 'UI/Stores/StoreCard',
  component: StoreCard,
  args: {
    name: 'Witryna Warszawa Centrum',
    href: '#warszawa',
    headingLevel: 2,
    address: ['ul. Chmielna 21', '00-021 Warszawa'],
    telephone: '22 123 45 67',
    status: { open: true, text: 'Otwarte do 18:00' },
  },
} satisfies Meta<typeof StoreCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { favorite: false, distance: '2,4 km stąd' } };

const shops = ['Witryna Warszawa Centrum', 'Witryna Poznań'];
function OneFavorite(props: StoreCardProps) {
  const [favorite, setFavorite] = useState<string>();
  return (
    <Stack>
      {shops.map((name) => (
        <StoreCard
          {...props}
          key={name}
          name={name}
          favorite={favorite === name}
          onFavoriteChange={(next) => setFavorite(next ? name : undefined)}
        />
      ))}
    </Stack>
  );
}
export const Favorite: Story = {
  name: '[LO-4] The favorite is exposed by aria-pressed; selecting another replaces it',
  tags: ['behavior', '!autodocs'],
  render: (args) => <OneFavorite {...args} />,
  play: async ({ canvasElement }) => {
    const button = (name: string) =>
      within(canvasElement).getByRole('button', { name: getStoryStrings().storeCard.favoriteLabel(name) });
    for (const name of shops) await userEvent.click(button(name));
    await expect(shops.map((name) => button(name).getAttribute('aria-pressed'))).toEqual(['false', 'true']);
  },
};
export const Closed: Story = {
  args: { status: { open: false, text: 'Zamknięte, otwieramy jutro o 9:00' }, distance: '12 km stąd' },
};
export const OnlyNecessary: Story = {
  render: () => <StoreCard name="Witryna Poznań" headingLevel={2} address={['ul. Półwiejska 42', '61-888 Poznań']} />,
};
export const LongTexts: Story = {
  args: {
    name: 'Witryna Centrum Handlowe Kaszubskie Ogrody przy Obwodnicy Trójmiejskiej',
    favorite: true,
    distance: '1 234,5 km stąd',
    address: [
      'Aleja Wojewódzka im. Powstańców Wielkopolskich 123/125 lok. 4B, wejście od parkingu',
      '84-200 Wejherowo',
    ],
  },
};
