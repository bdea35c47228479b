import type { Meta } from '@storybook/react-vite';
import { savedAddress } from './saved-address.ts';
import { screen, screenParameters } from './screen.tsx';

const meta = { title: 'Storefront/Screens/CreateAccount', tags: ['screen', '!autodocs'], parameters: screenParameters } satisfies Meta;

export default meta;

const createAccount = { path: '/create-account', recordings: ['create-account'] };
const receipt = { orderNumber: '000000017', email: 'lucja@example.com', shippingAddress: savedAddress };

export const Default = screen(createAccount);
export const Failed = screen({ ...createAccount, failing: true });
export const LargeText = screen({ ...createAccount, largeText: true });
export const Receipt = screen({ ...createAccount, session: { witryna_receipt: receipt } });
export const ReceiptOfALostAnswer = screen({ ...createAccount, session: { witryna_receipt: { ...receipt, orderNumber: null } } });
export const ReceiptLongTexts = screen({
  ...createAccount,
  session: {
    witryna_receipt: {
      ...receipt,
      email: 'wawrzyniec.brzeczyszczykiewicz-konstantynopolitanski@poczta.firma.example.pl',
      shippingAddress: { ...savedAddress, lastname: 'Brzęczyszczykiewicz-Konstantynopolitańska', city: 'Miasteczko Śląskie nad Małą Panwią' },
    },
  },
});
export const ReceiptLargeText = screen({ ...createAccount, largeText: true, session: { witryna_receipt: receipt } });
