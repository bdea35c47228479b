import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import usage from '../../docs/examples/announcer.tsx?raw';
import { Button } from '../button/index.ts';
import { Inline } from '../layout/index.ts';
import { sampleText } from '../story-utils/sample-text.ts';
import { Announcer, useAnnounce } from './index.ts';

function Buttons() {
  const announce = useAnnounce();
  return (
    <Inline>
      <Button onClick={() => announce(sampleText('Added to the cart: Vitamin C 1000'))}>
        {sampleText('Add to cart')}
      </Button>
      <Button variant="secondary" onClick={() => announce(sampleText('Connection lost'), 'assertive')}>
        {sampleText('Interrupt the connection')}
      </Button>
    </Inline>
  );
}

const meta = {
  title: 'UI/Feedback/Announcer',
  component: Announcer,
  parameters: { docs: { source: { code: usage } } },
  args: { children: <Buttons /> },
} satisfies Meta<typeof Announcer>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Add to cart') }));
    await expect(canvas.getByRole('status')).toHaveTextContent(sampleText('Added to the cart: Vitamin C 1000'));
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Interrupt the connection') }));
    await expect(canvas.getByRole('alert')).toHaveTextContent(sampleText('Connection lost'));
  },
};

export const Playground: StoryObj<typeof meta> = {};
