import type { Meta, StoryObj } from '@storybook/react-vite';
import { RatingDistribution, ReviewList, type Review } from './index.ts';

const reviews: Review[] = [
  {
    id: '1',
    stars: 5,
    title: 'Bez posmaku',
    text: 'Krople są bezsmakowe, łatwo odmierzyć porcję. Buteleczka wystarcza na prawie rok.',
    author: 'Anna z Poznania',
    date: '14 listopada 2026',
    dateTime: '2026-11-14',
    verified: true,
  },
  {
    id: '2',
    stars: 3,
    title: 'Dobra, ale pipeta przecieka',
    text: 'Sama witamina w porządku, opakowanie mniej.',
    author: 'Marek',
    date: '2 listopada 2026',
    dateTime: '2026-11-02',
  },
];

const meta = {
  title: 'UI/Catalog/Reviews',
  component: ReviewList,
  args: { reviews, headingLevel: 2 },
} satisfies Meta<typeof ReviewList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const WithoutStars: Story = { args: { reviews: reviews.map((review) => ({ ...review, stars: undefined })) } };
export const LongTexts: Story = {
  args: {
    reviews: [
      {
        id: 'x',
        stars: 4,
        title: 'Konstantynopolitańczykowianeczka poleca ten produkt wszystkim znajomym i rodzinie',
        text: 'Bardzo dobry produkt. '.repeat(60),
        author: 'Bardzo długi pseudonim recenzentki, która lubi przedstawiać się pełnym imieniem',
        date: '31 października 2026',
        dateTime: '2026-10-31',
        verified: true,
      },
      ...reviews,
    ],
  },
};

const spread = [148, 41, 14, 7, 4].map((count, index) => ({ stars: 5 - index, count }));
export const Distribution: Story = { render: () => <RatingDistribution counts={spread} /> };
export const DistributionWithoutReviews: Story = {
  render: () => <RatingDistribution counts={spread.map(({ stars }) => ({ stars, count: 0 }))} />,
};
