import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import usage from '../../docs/examples/consent-banner.tsx?raw';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { inFrame } from '../story-utils/in-frame.ts';
import { Text, TextLink } from '../text/index.ts';
import { sampleText } from '../story-utils/sample-text.ts';
import { ConsentBanner } from './index.ts';

const explanation = (
  <Text key="text" size="small">
    {sampleText('With your consent, we measure how you use the shop.')}{' '}
    <TextLink href="#prywatnosc">{sampleText('Privacy policy')}</TextLink>
  </Text>
);
const choice = [
  <Button key="reject" variant="secondary">
    {sampleText('Reject')}
  </Button>,
  <Button key="accept" variant="secondary">
    {sampleText('Accept all')}
  </Button>,
];

const meta = {
  title: 'UI/Overlays/ConsentBanner',
  component: ConsentBanner,
  parameters: { layout: 'fullscreen', docs: inFrame('36rem', usage) },
  args: {
    title: sampleText('Your privacy'),
    children: explanation,
    actions: [
      ...choice,
      <Button key="choose" variant="quiet" aria-expanded={false}>
        {sampleText('Choose purposes')}
      </Button>,
    ],
    onDismiss: fn(),
  },
  argTypes: { children: { control: false }, actions: { control: false } },
  decorators: [
    (Story) => (
      <main style={{ blockSize: '60vh' }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof ConsentBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const Purposes: Story = {
  args: {
    children: [
      explanation,
      <Checkbox key="analytics" name="analytics" role="switch" label={sampleText('Statistics')} />,
      <Checkbox key="marketing" name="marketing" role="switch" label="Marketing" />,
    ],
    actions: [
      ...choice,
      <Button key="save" variant="quiet">
        {sampleText('Save choice')}
      </Button>,
    ],
  },
};

export const TwoActions: Story = { args: { actions: choice } };

export const LongTexts: Story = {
  args: {
    title: sampleText('Settings for privacy, cookies and browser storage on this device'),
    children: (
      <Text size="small">
        {sampleText(
          'With your consent, we save an identifier in the browser that tells us which pages of the shop are visited and where customers come from. Without consent we save nothing like it, and the shop works just the same.',
        )}
      </Text>
    ),
  },
};

export const Behavior: Story = {
  name: 'Escape dismisses it, and the page reserves space below its content',
  tags: ['behavior', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: sampleText('Your privacy') });
    await waitFor(() => expect(document.body.style.paddingBottom).toBe(`${region.offsetHeight}px`));
    region.focus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
