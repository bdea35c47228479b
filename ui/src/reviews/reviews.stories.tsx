import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { getStoryStrings } from '../story-utils/story-strings.ts';
import { sampleText } from '../story-utils/sample-text.ts';
import { RatingDistribution, ReviewList, type Review } from './index.ts';

const reviews: Review[] = [
  {
    id: '1',
    stars: 5,
    title: sampleText('No aftertaste'),
    text: sampleText('The drops are tasteless and easy to dose. The bottle lasts for almost a year.'),
    author: sampleText('Anna from Oxford'),
    date: sampleText('14 November 2026'),
    dateTime: '2026-11-14',
    verified: true,
  },
  {
    id: '2',
    stars: 3,
    title: sampleText('Good, but the dropper leaks'),
    text: sampleText('The vitamin itself is fine, the package less so.'),
    author: sampleText('Mark'),
    date: sampleText('2 November 2026'),
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
export const RatingAsText: Story = {
  ...Default,
  name: '[RA-1] Each rating is visible as text next to its stars',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas }) => {
    for (const { stars } of reviews) {
      const text = canvas.getByText(getStoryStrings().reviewList.starsLabel(stars ?? 0));
      await expect(text.getBoundingClientRect().height).toBeGreaterThan(10);
      await expect(text.querySelectorAll('svg')).toHaveLength(stars ?? 0);
    }
  },
};
export const WithoutStars: Story = { args: { reviews: reviews.map((review) => ({ ...review, stars: undefined })) } };
export const LongTexts: Story = {
  args: {
    reviews: [
      {
        id: 'x',
        stars: 4,
        title: `${sampleText('Antidisestablishmentarianism recommends this product to all friends and family')} ${'W'.repeat(120)}`,
        text: sampleText('A very good product. ').repeat(60),
        author: `${sampleText('A very long pen name of a reviewer who likes to introduce herself in full')} ${'w'.repeat(120)}`,
        date: sampleText('31 October 2026'),
        dateTime: '2026-10-31',
        verified: true,
      },
      ...reviews,
    ],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

const spread = [148, 41, 14, 7, 4].map((count, index) => ({ stars: 5 - index, count }));
export const Distribution: Story = { render: () => <RatingDistribution counts={spread} /> };
export const DistributionTrackOutline: Story = {
  ...Distribution,
  name: 'Shows the whole bars in high contrast',
  tags: ['behavior', '!autodocs'],
  globals: { theme: 'high-contrast' },
  play: async ({ canvasElement }) => {
    const track = canvasElement.querySelector('[style*="--witryna-share"]')?.parentElement;
    await expect(track).toHaveStyle({ outlineStyle: 'solid' });
  },
};
export const DistributionWithoutReviews: Story = {
  render: () => <RatingDistribution counts={spread.map(({ stars }) => ({ stars, count: 0 }))} />,
};
