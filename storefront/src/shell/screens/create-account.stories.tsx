import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { savedAddress } from './saved-address.ts';
import { screen, screenParameters } from './screen.tsx';

const meta = {
  title: 'Storefront/Screens/CreateAccount',
  tags: ['screen', '!autodocs'],
  parameters: screenParameters,
} satisfies Meta;

export default meta;

const createAccount = { path: '/create-account', recordings: ['create-account'] };
const receipt = { orderNumber: '000000017', email: 'lucja@example.com', shippingAddress: savedAddress };
const contents = {
  items: [
    {
      name: 'Kolagen',
      quantity: 2,
      options: 'Wanilia',
      image: '/media/catalog/product/wit-kol/front.jpg',
      price: '278,00 zł',
    },
    { name: 'Witamina C 1000', quantity: 1, price: '39,90 zł' },
  ],
  gift: 'Kubek na napar',
  delivery: 'Kurier',
  payment: 'Przelew bankowy',
  paymentCode: 'banktransfer',
  amounts: [
    { id: 'subtotal', label: 'Produkty', value: '317,90 zł' },
    { id: 'discount', label: 'Rabat powitalny', value: '−31,79 zł' },
    { id: 'shipping', label: 'Dostawa', value: 'gratis' },
    { id: 'total', label: 'Razem', value: '286,11 zł', total: true },
  ],
  total: { minor: 28611, currency: 'PLN' },
};

export const Default = screen(createAccount);
export const Failed = screen({ ...createAccount, failing: true });
export const LargeText = screen({ ...createAccount, largeText: true });
export const Receipt = screen({ ...createAccount, session: { witryna_receipt: receipt } });

const instructions = {
  identifier: 'payment-instructions-banktransfer',
  content: '<p>Rachunek: <strong>00 0000 0000 0000 0000 0000 0000</strong></p>',
};

/** The same answer with the instructions behind the blocks of the layout. */
const withInstructions = (answer: unknown): unknown =>
  JSON.parse(
    JSON.stringify(answer, (key: string, value: unknown) =>
      key === 'items' && Array.isArray(value) ? [...Array.from<unknown>(value), instructions] : value,
    ),
  );

export const ReceiptWithContents = screen({
  ...createAccount,
  session: { witryna_receipt: { ...receipt, contents, byGuest: true } },
  change: (answer, operation) => (operation === 'cmsBlocks' ? withInstructions(answer) : answer),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('00 0000 0000 0000 0000 0000 0000')).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('Polityka prywatności');
  },
});
export const ReceiptOfALostAnswer = screen({
  ...createAccount,
  session: { witryna_receipt: { ...receipt, orderNumber: null } },
});
export const ReceiptLongTexts = screen({
  ...createAccount,
  session: {
    witryna_receipt: {
      ...receipt,
      email: 'wawrzyniec.brzeczyszczykiewicz-konstantynopolitanski@poczta.firma.example.pl',
      shippingAddress: {
        ...savedAddress,
        lastname: 'Brzęczyszczykiewicz-Konstantynopolitańska',
        city: 'Miasteczko Śląskie nad Małą Panwią',
      },
    },
  },
});
export const ReceiptLargeText = screen({ ...createAccount, largeText: true, session: { witryna_receipt: receipt } });
