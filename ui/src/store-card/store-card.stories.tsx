import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../layout/index.ts';
import { getStoryStrings } from '../story-utils/story-strings.ts';
import { sampleText } from '../story-utils/sample-text.ts';
import { StoreCard, type StoreCardProps } from './index.ts';

const meta = {
  title: 'UI/Stores/StoreCard',
  component: StoreCard,
  args: {
    name: sampleText('Witryna Oxford Center'),
    href: '#warszawa',
    headingLevel: 2,
    address: [sampleText('21 High Street'), sampleText('Oxford OX1 4AG')],
    telephone: '22 123 45 67',
    status: { open: true, text: sampleText('Open until 18:00') },
  },
} satisfies Meta<typeof StoreCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { favorite: false, distance: sampleText('2.4 km away') } };

export const FavoriteAlignment: Story = {
  ...Playground,
  name: 'The icon of the favorite button ends at the padding of the card',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    const icon = within(card).getByRole('button').querySelector('svg')?.getBoundingClientRect();
    const padding = Number.parseFloat(getComputedStyle(card).paddingInlineEnd);
    const name = within(card).getByRole('heading').getBoundingClientRect();
    await expect((icon?.right ?? 0) - card.getBoundingClientRect().right + padding).toBeCloseTo(-1, 0);
    await expect(Math.abs((icon?.top ?? 0) - name.top)).toBeLessThan(12);
  },
};

const shops = [sampleText('Witryna Oxford Center'), sampleText('Witryna Cambridge')];
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
  args: {
    status: { open: false, text: sampleText('Closed, opens tomorrow at 9:00') },
    distance: sampleText('12 km away'),
  },
};
export const OnlyNecessary: Story = {
  render: () => (
    <StoreCard
      name={sampleText('Witryna Cambridge')}
      headingLevel={2}
      address={[sampleText('42 Bridge Street'), sampleText('Cambridge CB2 1UF')]}
    />
  ),
};
export const LongTexts: Story = {
  args: {
    name: sampleText('Witryna Shopping Center Featherstonehaugh Gardens at the Northern Ring Road'),
    favorite: true,
    distance: sampleText('1,234.5 km away'),
    address: [
      sampleText('123/125 Featherstonehaugh Avenue, unit 4B, entrance from the car park'),
      sampleText('Blakehopeburnhaugh NE19 1SH'),
    ],
  },
};
