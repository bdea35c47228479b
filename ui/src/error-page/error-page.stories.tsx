import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { finishAnimations } from '../story-utils/animation.ts';
import { getStoryStrings } from '../story-utils/story-strings.ts';
import { sampleText } from '../story-utils/sample-text.ts';
import { ErrorOverlay, ErrorPage, InternalError } from './index.ts';

const meta = {
  title: 'UI/Feedback/ErrorPage',
  component: ErrorPage,
  parameters: { layout: 'fullscreen' },
  args: { homeHref: '#' },
} satisfies Meta<typeof ErrorPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DefaultBehavior: Story = {
  ...Default,
  name: '[ER-1] The title receives focus',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('heading', { level: 1, name: getStoryStrings().errorPage.title }),
    ).toHaveFocus();
  },
};
export const Playground: Story = {};
export const WithNumber: Story = { args: { note: sampleText('Error number: 7F3A-01C2') } };
export const Internal: Story = {
  render: () => <InternalError onRetry={fn()} description={sampleText('This page could not be loaded.')} />,
};
export const InternalBusy: Story = {
  render: () => <InternalError onRetry={fn()} loading />,
};
export const Overlay: Story = {
  name: '[ER-2] Over the masked layout',
  tags: ['behavior', '!autodocs'],
  render: () => (
    <>
      <Button>{sampleText('Add to cart')}</Button>
      <ErrorOverlay homeHref="#" note={sampleText('Error number: 7F3A-01C2')} />
    </>
  ),
  play: async () => {
    finishAnimations();
    const dialog = within(document.body).getByRole('alertdialog', { name: getStoryStrings().errorPage.title });
    await expect(dialog).toContainElement(
      document.activeElement instanceof HTMLElement ? document.activeElement : null,
    );
  },
};
export const LongTexts: Story = {
  args: {
    description: sampleText(
      'The page did not load completely. Your cart and the data of forms are safe: you return to them as soon as the shop works again. If the error persists, write to us with its number.',
    ),
  },
};
