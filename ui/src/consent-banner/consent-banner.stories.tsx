import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { inFrame } from '../story-utils/in-frame.ts';
import { Text, TextLink } from '../text/index.ts';
import { ConsentBanner } from './index.ts';

const explanation = (
  <Text key="text" size="small">
    Za Twoją zgodą mierzymy, jak używasz sklepu. <TextLink href="#prywatnosc">Polityka prywatności</TextLink>
  </Text>
);
const choice = [
  <Button key="reject" variant="secondary">
    Odrzuć
  </Button>,
  <Button key="accept" variant="secondary">
    Akceptuj wszystko
  </Button>,
];

const meta = {
  title: 'UI/Overlays/ConsentBanner',
  component: ConsentBanner,
  parameters: { layout: 'fullscreen', docs: inFrame('36rem') },
  args: {
    title: 'Twoja prywatność',
    children: explanation,
    actions: [
      ...choice,
      <Button key="choose" variant="quiet" aria-expanded={false}>
        Wybierz cele
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
      <Checkbox key="analytics" name="analytics" role="switch" label="Statystyki" />,
      <Checkbox key="marketing" name="marketing" role="switch" label="Marketing" />,
    ],
    actions: [
      ...choice,
      <Button key="save" variant="quiet">
        Zapisz wybór
      </Button>,
    ],
  },
};

export const TwoActions: Story = { args: { actions: choice } };

export const LongTexts: Story = {
  args: {
    title: 'Ustawienia prywatności, plików cookie i pamięci przeglądarki na tym urządzeniu',
    children: (
      <Text size="small">
        Za Twoją zgodą zapisujemy w przeglądarce identyfikator, dzięki któremu wiemy, które strony sklepu są odwiedzane
        i skąd przychodzą klienci. Bez zgody niczego takiego nie zapisujemy, a sklep działa tak samo.
      </Text>
    ),
  },
};

export const Behavior: Story = {
  name: 'Escape dismisses it, and the page reserves space below its content',
  tags: ['behavior', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'Twoja prywatność' });
    await waitFor(() => expect(document.body.style.paddingBottom).toBe(`${region.offsetHeight}px`));
    region.focus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
