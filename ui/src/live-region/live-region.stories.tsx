import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Inline } from '../layout/index.ts';
import { Announcer, useAnnounce } from './index.ts';

function Buttons() {
  const announce = useAnnounce();
  return (
    <Inline>
      <Button onClick={() => announce('Dodano do koszyka: Witamina C 1000')}>Dodaj do koszyka</Button>
      <Button variant="secondary" onClick={() => announce('Utracono połączenie', 'assertive')}>
        Przerwij połączenie
      </Button>
    </Inline>
  );
}

const meta = {
  title: 'UI/Feedback/Announcer',
  component: Announcer,
  args: { children: <Buttons /> },
} satisfies Meta<typeof Announcer>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Dodaj do koszyka' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Dodano do koszyka: Witamina C 1000');
    await userEvent.click(canvas.getByRole('button', { name: 'Przerwij połączenie' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Utracono połączenie');
  },
};

export const Playground: StoryObj<typeof meta> = {};
