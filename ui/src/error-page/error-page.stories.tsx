import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { finishAnimations } from '../story-utils/animation.ts';
import { getStoryStrings } from '../story-utils/story-strings.ts';
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
export const WithNumber: Story = { args: { note: 'Numer błędu: 7F3A-01C2' } };
export const Internal: Story = {
  render: () => <InternalError onRetry={fn()} description="Nie udało się wczytać tej strony." />,
};
export const InternalBusy: Story = {
  render: () => <InternalError onRetry={fn()} loading />,
};
export const Overlay: Story = {
  name: '[ER-2] Over the masked layout',
  tags: ['behavior', '!autodocs'],
  render: () => (
    <>
      <Button>Dodaj do koszyka</Button>
      <ErrorOverlay homeHref="#" note="Numer błędu: 7F3A-01C2" />
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
    description:
      'Strona nie wczytała się do końca. Twój koszyk i dane formularza są bezpieczne: wrócisz do nich, gdy tylko sklep znów zadziała. Jeśli błąd się powtarza, napisz do nas i podaj numer błędu.',
  },
};
