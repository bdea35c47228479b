import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { getSampleImage } from '../story-utils/sample-images.ts';
import { waitForFrames } from '../story-utils/animation.ts';
import { getStoryStrings } from '../story-utils/story-strings.ts';
import { sampleText } from '../story-utils/sample-text.ts';
import { ImageWithRatio } from './index.ts';

const broken = 'data:image/png;base64,';

const meta = {
  title: 'UI/Media/ImageWithRatio',
  component: ImageWithRatio,
  args: { src: getSampleImage(sampleText('Vitamin C')), alt: sampleText('Jar of vitamin C 1000'), maxWidth: 320 },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '50%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ImageWithRatio>;

export default meta;
type Story = StoryObj<typeof meta>;

const getFrame = (canvasElement: HTMLElement) => {
  const frame = canvasElement.querySelector('[data-state]');
  if (!(frame instanceof HTMLElement)) throw new Error('No frame was found.');
  return frame;
};
const shape = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  return width / height;
};
const getShimmer = (canvasElement: HTMLElement) => getFrame(canvasElement).querySelector('[aria-hidden]');

export const Default: Story = {};

export const DefaultBehavior: Story = {
  ...Default,
  name: '[IMG-02] Reserves space with the ratio 0.8, before and after loading',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    const frame = getFrame(canvasElement);
    const before = frame.getBoundingClientRect();
    await expect(shape(frame)).toBeCloseTo(0.8, 2);
    await waitForFrames(() => expect(frame.dataset['state']).toBe('loaded'));
    await expect(frame.getBoundingClientRect()).toEqual(before);
    await expect(shape(within(canvasElement).getByRole('img'))).toBeCloseTo(0.8, 2);
    await expect(getShimmer(canvasElement)).toBeNull();
  },
};

export const Playground: Story = {};

/** So far below the viewport that the browser does not load it yet. */
const stillLoading: Pick<Story, 'args' | 'decorators'> = {
  args: { src: '/witamina-c.png', mobileRatio: 1 },
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: '2000vh' }}>
        <Story />
      </div>
    ),
  ],
};

export const LoadingOnPhones: Story = {
  name: '[IMG-11] Up to 48rem the shimmer moves down, in the ratio for small screens',
  tags: ['behavior', '!autodocs'],
  ...stillLoading,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const shimmer = getShimmer(canvasElement);
    if (!shimmer) throw new Error('The frame has no shimmer animation.');
    await expect(getComputedStyle(shimmer).backgroundSize).toBe('100% 200%');
    await expect(shape(shimmer)).toBeCloseTo(1, 2);
  },
};

export const LoadingOnLargeScreens: Story = {
  name: '[IMG-11] From 48rem the shimmer moves sideways',
  tags: ['behavior', '!autodocs'],
  ...stillLoading,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const shimmer = getShimmer(canvasElement);
    if (!shimmer) throw new Error('The frame has no shimmer animation.');
    await expect(getComputedStyle(shimmer).backgroundSize).toBe('200% 100%');
    await expect(shape(shimmer)).toBeCloseTo(0.8, 2);
  },
};

export const Failed: Story = {
  args: { src: broken },
};

export const FailedBehavior: Story = {
  ...Failed,
  name: 'An image that cannot be loaded shows a text in its reserved space',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    const frame = getFrame(canvasElement);
    await waitForFrames(() => expect(frame.dataset['state']).toBe('error'));
    await expect(
      within(canvasElement).getByRole('img', {
        name: `${sampleText('Jar of vitamin C 1000')} (${getStoryStrings().imageWithRatio.errorLabel})`,
      }),
    ).toBeVisible();
    await expect(shape(frame)).toBeCloseTo(0.8, 2);
  },
};

export const FailedDecoration: Story = { args: { src: broken, alt: '' } };

export const Wide: Story = { args: { ratio: 2, fit: 'contain' } };
