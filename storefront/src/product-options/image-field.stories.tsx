import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { createShopIntl, IntlProvider, type ShopIntl } from '../i18n/index.ts';
import { ImageField } from './image-field.tsx';
import { productOptionsMessages } from './messages.ts';

const isIntl = (value: unknown): value is ShopIntl => typeof value === 'object' && value !== null && 'load' in value;

const meta = {
  title: 'Storefront/Product options/ImageField',
  component: ImageField,
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
  args: {
    name: 'photo',
    label: 'Zdjęcie na etykietę',
    required: true,
    limits: { extensions: ['jpg', 'jpeg', 'png'], maxWidth: 1200, maxHeight: 800 },
    error: undefined,
    numberOfFields: 1,
    onChange: fn(),
  },
  loaders: [
    async ({ globals }) => {
      const locale = String(globals['locale'] ?? 'pl-PL');
      const intl = createShopIntl({ locale: locale === 'en-XA' ? 'en-GB' : locale });
      await intl.load(productOptionsMessages);
      return { intl };
    },
  ],
  render: (args, { loaded: { intl } }) =>
    isIntl(intl) ? (
      <IntlProvider value={intl}>
        <ImageField {...args} />
      </IntlProvider>
    ) : (
      <></>
    ),
} satisfies Meta<typeof ImageField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The beginning of a PNG file, which says how large the image is, in a file of a size in bytes. */
function createPng(name: string, { width = 640, height = 480, size = 24 } = {}): File {
  const bytes = new Uint8Array(size);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return new File([bytes], name, { lastModified: 0 });
}

/** Chooses a file as the browser's dialog does, and waits until the field is or is not invalid. */
const choose =
  (file: File, isInvalid: boolean) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const input = canvasElement.querySelector('input');
    if (!input) throw new Error('There is no field.');
    const transfer = new DataTransfer();
    transfer.items.add(file);
    Object.assign(input, { files: transfer.files });
    await fireEvent.change(input);
    // In the list of files, or in the reason why it is not there.
    await within(canvasElement).findAllByText(new RegExp(file.name));
    await waitFor(() => expect(canvasElement.querySelector('[data-invalid]') !== null).toBe(isInvalid));
  };

export const Empty: Story = {};
export const Optional: Story = { args: { required: false } };
export const OneOfThree: Story = { args: { numberOfFields: 3 } };
export const AnyImage: Story = { args: { limits: { extensions: ['jpg', 'png', 'gif'], maxWidth: 0, maxHeight: 0 } } };

/** After the button was pressed without a file. */
export const Missing: Story = { args: { error: 'required' } };
export const Chosen: Story = {
  args: { error: 'required' },
  play: choose(createPng('rodzinne.png', { size: 812_000 }), false),
};

/** A file that is too large is not taken. */
export const TooLarge: Story = { play: choose(createPng('aparat.png', { size: 5_600_000 }), false) };

/** The content of a file counts, not its name. */
export const NotAnImage: Story = { play: choose(new File(['%PDF-1.7'], 'faktura.png', { lastModified: 0 }), true) };
export const TooManyPixels: Story = { play: choose(createPng('plakat.png', { width: 4000, height: 3000 }), true) };

/** The backend refused what the field had taken. */
export const Refused: Story = { args: { error: 'not-image' } };
export const LongTexts: Story = {
  args: { label: 'Zdjęcie, które wydrukujemy na etykiecie z przodu opakowania prezentowego razem z dedykacją' },
  play: choose(createPng('zdjecie-z-wakacji-nad-baltykiem-w-lipcu-dwa-tysiace-dwudziestego-szostego-roku.png'), false),
};
