import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { getSampleImage } from '../story-utils/sample-images.ts';
import { sampleText } from '../story-utils/sample-text.ts';
import { Image } from './index.ts';

const meta = {
  title: 'UI/Media/Image',
  component: Image,
  args: { src: getSampleImage(sampleText('Vitamin C')), alt: sampleText('Jar of vitamin C 1000'), maxWidth: 320 },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '50%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Image>;

export default meta;
type Story = StoryObj<typeof meta>;

const shape = (canvasElement: HTMLElement) => {
  const { width, height } = within(canvasElement).getByRole('img').getBoundingClientRect();
  return width / height;
};

export const Default: Story = {};

export const DefaultBehavior: Story = {
  ...Default,
  name: '[IMG-02] Reserves space with the ratio 0.8',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(shape(canvasElement)).toBeCloseTo(0.8, 2);
  },
};

export const Playground: Story = {};
export const Wide: Story = {
  args: { ratio: 2, fit: 'cover' },
  play: async ({ canvasElement }) => {
    await expect(shape(canvasElement)).toBeCloseTo(2, 1);
  },
};
export const Contained: Story = { args: { ratio: 2, fit: 'contain' } };
const missing = { src: 'data:image/png;base64,' };

/** Without `data-broken`, the browser shows its broken picture and the alternative text in the space of the image. */
export const Missing: Story = { args: missing };

/**
 * With `data-broken`, which the page sets after a failed request, the image is an empty box of its shape, without the
 * browser's broken picture. The alternative text remains its name.
 */
export const Broken: Story = {
  args: missing,
  render: (args) => <Image {...args} data-broken="" />,
  play: async ({ canvasElement }) => {
    await expect(shape(canvasElement)).toBeCloseTo(0.8, 2);
    await expect(within(canvasElement).getByRole('img')).toHaveAccessibleName();
  },
};

export const MissingBehavior: Story = {
  ...Missing,
  name: 'An image that cannot be loaded keeps its space and its alternative text',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(shape(canvasElement)).toBeCloseTo(0.8, 1);
  },
};
