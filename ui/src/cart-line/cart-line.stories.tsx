import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { QuantityStepper } from '../quantity-stepper/index.ts';
import { getSampleImage } from '../story-utils/sample-images.ts';
import { getStoryStrings } from '../story-utils/story-strings.ts';
import { CartLine } from './index.ts';

const meta = {
  title: 'UI/Cart/CartLine',
  component: CartLine,
  globals: { backgrounds: { value: 'surface' } },
  render: (args) => (
    <ul role="list">
      <CartLine {...args} />
    </ul>
  ),
  args: {
    name: 'Witamina C 1000',
    href: '#witamina-c',
    imageSrc: getSampleImage('Witamina C'),
    details: ['60 kapsułek'],
    quantity: (
      <QuantityStepper
        size="compact"
        value={2}
        max={12}
        name="quantity"
        onValueChange={fn()}
        itemName="Witamina C 1000"
      />
    ),
    total: '79,80 zł',
    onRemove: fn(),
  },
} satisfies Meta<typeof CartLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: getStoryStrings().cartLine.removeLabel('Witamina C 1000') }),
    );
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const Reduced: Story = { args: { originalTotal: '99,80 zł' } };
export const WithProblem: Story = { args: { error: 'Mamy jeszcze tylko 1 sztukę. Zmniejsz ilość.' } };
export const Unavailable: Story = {
  args: { unavailable: true, error: 'Produkt jest wyprzedany. Usuń go, aby zamówić pozostałe.' },
};
export const Playground: Story = { args: { loading: false, unavailable: false } };
export const Loading: Story = { args: { loading: true } };
export const WithoutPicture: Story = { args: { imageSrc: undefined } };
export const LongTexts: Story = {
  args: {
    name: 'Kompleks witamin z grupy B z ekstraktem z drożdży i aktywnym kwasem foliowym o przedłużonym uwalnianiu',
    details: ['Smak: owoce leśne z nutą hibiskusa', 'Opakowanie: 3 × 120 kapsułek wegańskich'],
    total: '12 345,60 zł',
    originalTotal: '15 345,60 zł',
  },
};
