import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { getStoryStrings } from '../story-utils/story-strings.ts';
import { sampleText } from '../story-utils/sample-text.ts';
import { FileUpload } from './index.ts';

const meta = {
  title: 'UI/Forms/FileUpload',
  component: FileUpload,
  args: { label: sampleText('Photos of the damaged product'), name: 'photos', multiple: true, onValueChange: fn() },
  parameters: {
    // Files are printed as empty objects.
    snippetParts: {
      '    {},': "    new File(['…'], 'IMG_2041.jpg'),",
      '    {}': "    new File(['…'], 'IMG_2042.png')",
    },
  },
} satisfies Meta<typeof FileUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

const file = (name: string, size: number) => new File([new Uint8Array(size)], name, { lastModified: 0 });
const photos = [file('IMG_2041.jpg', 2_450_000), file('IMG_2042.png', 812_000)];

/** Chooses files as the browser's dialog does; the one of the test library leaves a field that cannot be changed. */
async function choose(input: HTMLElement, files: readonly File[]) {
  const transfer = new DataTransfer();
  for (const one of files) transfer.items.add(one);
  Object.assign(input, { files: transfer.files });
  await fireEvent.change(input);
}

export const Default: Story = {};
export const Playground: Story = { args: { optional: false, disabled: false, loading: false } };
export const OneFile: Story = {
  args: { label: sampleText('Power of attorney'), multiple: false, accept: '.pdf', hint: sampleText('A PDF file.') },
};
export const WithFiles: Story = { args: { value: photos } };
export const WithHint: Story = {
  args: { hint: sampleText('At most 5 photos, each up to 5 MB.'), maxFiles: 5, maxSize: 5_000_000 },
};
export const WithError: Story = { args: { error: sampleText('Add at least one photo.') } };
export const WithErrorOfAFile: Story = {
  args: {
    value: photos,
    getFileError: ({ name }) =>
      name === 'IMG_2042.png' ? sampleText('Sending failed. Add the photo again.') : undefined,
  },
};
export const Loading: Story = { args: { loading: true, value: photos } };
export const Disabled: Story = { args: { disabled: true } };
export const DisabledWithFiles: Story = { args: { disabled: true, value: photos } };
export const LongTexts: Story = {
  args: {
    label: sampleText(
      'Photos of the product, package, label with batch number and best-before date, and of the receipt',
    ),
    hint: sampleText('Take photos in daylight, so that the whole label is legible.'),
    value: [file('IMG_20270312_143012_00001_PORTRAIT_HDR_BURST_20270312143012_COVER_4032x3024_sRGB.jpeg', 4_900_000)],
  },
};
export const ChoosesAndRemoves: Story = {
  name: 'Submits the files in the list; the keyboard removes one',
  tags: ['behavior', '!autodocs'],
  args: { accept: 'image/*', label: sampleText('Photos') },
  decorators: (Story) => (
    <form aria-label={sampleText('Claim')}>
      <Story />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText(new RegExp(`^${sampleText('Photos')}`));
    const form = canvas.getByRole<HTMLFormElement>('form');
    const sent = () => new FormData(form).getAll('photos').map((entry) => (entry instanceof File ? entry.name : entry));
    const strings = getStoryStrings().fileUpload;
    const png = (name: string) => new File(['x'], name, { type: 'image/png' });
    await choose(input, [png('a.png'), png('b.png')]);
    await choose(input, [png('c.png')]);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: strings.removeLabel('a.png') }));
    await expect(canvas.getByRole('button', { name: strings.removeLabel('b.png') })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(sent()).toEqual(['c.png']);
  },
};
export const RejectsOthers: Story = {
  name: 'A dropped file of another type is not added, and an error says why',
  tags: ['behavior', '!autodocs'],
  args: { accept: 'image/*', label: sampleText('Photos') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await choose(canvas.getByLabelText(new RegExp(`^${sampleText('Photos')}`)), [new File(['x'], 'contract.exe')]);
    await expect(canvas.getByRole('alert')).toHaveTextContent(getStoryStrings().fileUpload.wrongType('contract.exe'));
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
};
