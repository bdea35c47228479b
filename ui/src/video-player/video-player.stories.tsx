import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import usage from '../../docs/examples/video-player.tsx?raw';
import { getSampleImage } from '../story-utils/sample-images.ts';
import { getStoryStrings } from '../story-utils/story-strings.ts';
import { sampleText } from '../story-utils/sample-text.ts';
import { VideoPlayer, type VideoPlayerSlot } from './index.ts';

const document16 =
  '<!doctype html><html lang="pl"><head><title>Film</title><style>body{display:grid;place-content:center;margin:0;block-size:100dvh;font-family:sans-serif;color:white}</style></head><body><main><h1>Film</h1></main></body></html>';
const player = ({ title, className }: VideoPlayerSlot) => (
  <iframe srcDoc={document16} title={title} className={className} />
);

const meta = {
  title: 'UI/Media/VideoPlayer',
  component: VideoPlayer,
  parameters: { docs: { source: { code: usage } } },
  args: {
    title: sampleText('How our black seed oil is made'),
    poster: (
      <img
        // The play button would cover a name on the label.
        src={getSampleImage('')}
        alt=""
        style={{ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }}
      />
    ),
    children: player,
    onStartedChange: fn(),
  },
} satisfies Meta<typeof VideoPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

const frame = (canvasElement: HTMLElement) => {
  const { width, height } = canvasElement.querySelector('[data-state]')?.getBoundingClientRect() ?? new DOMRect();
  return { width, height };
};

export const Default: Story = {};

export const DefaultBehavior: Story = {
  ...Default,
  name: '[VI-2] The placeholder is a button with the title; the player replaces it, with its focus and its space',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvasElement.querySelector('iframe')).toBeNull();
    const before = frame(canvasElement);
    await expect(before.width / before.height).toBeCloseTo(16 / 9, 2);
    await userEvent.click(
      canvas.getByRole('button', {
        name: getStoryStrings().videoPlayer.playLabel(sampleText('How our black seed oil is made')),
      }),
    );
    const iframe = canvas.getByTitle(sampleText('How our black seed oil is made'));
    await expect(iframe.parentElement).toHaveFocus();
    await expect(frame(canvasElement)).toEqual(before);
    await expect(args.onStartedChange).toHaveBeenCalledWith(true);
  },
};
export const Playground: Story = {};
export const Started: Story = { args: { defaultStarted: true } };
export const Loading: Story = { args: { started: true, status: 'loading' } };
export const Failed: Story = { args: { started: true, status: 'error', onRetry: fn() } };
export const WithNotice: Story = { args: { notice: sampleText('Playing the video sends data to YouTube.') } };
export const WithoutPoster: Story = { args: { poster: undefined } };
export const LongTitle: Story = {
  // The title is a name for screen readers, so that a page of pictures would show the default again.
  tags: ['!autodocs'],
  args: {
    title: sampleText(
      'From seed to capsule: how we spent three years looking for farmers who grow black seed without spraying',
    ),
  },
};
