import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { getStoryStrings } from '../story-utils/story-strings.ts';
import { FileUpload } from './index.ts';

const meta = {
  title: 'UI/Forms/FileUpload',
  component: FileUpload,
  args: { label: 'Zdjęcia uszkodzonego produktu', name: 'photos', multiple: true, onValueChange: fn() },
} satisfies Meta<typeof FileUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

const file = (name: string, size: number) => new File([new Uint8Array(size)], name, { lastModified: 0 });
const photos = [file('opakowanie.jpg', 2_450_000), file('etykieta.png', 812_000)];

/** Chooses files as the browser's dialog does; the one of the test library leaves a field that cannot be changed. */
async function choose(input: HTMLElement, files: readonly File[]) {
  const transfer = new DataTransfer();
  for (const one of files) transfer.items.add(one);
  Object.assign(input, { files: transfer.files });
  await fireEvent.change(input);
}

export const Default: Story = {};
export const Playground: Story = { args: { optional: false, disabled: false, loading: false } };
export const OneFile: Story = { args: { label: 'Pełnomocnictwo', multiple: false, accept: '.pdf', hint: 'Plik PDF.' } };
export const WithFiles: Story = { args: { value: photos } };
export const WithHint: Story = { args: { hint: 'Najwyżej 5 zdjęć, każde do 5 MB.', maxFiles: 5, maxSize: 5_000_000 } };
export const WithError: Story = { args: { error: 'Dodaj co najmniej jedno zdjęcie.' } };
export const WithErrorOfAFile: Story = {
  args: {
    value: photos,
    getFileError: ({ name }) => (name === 'etykieta.png' ? 'Nie udało się wysłać. Dodaj zdjęcie ponownie.' : undefined),
  },
};
export const Loading: Story = { args: { loading: true, value: photos } };
export const Disabled: Story = { args: { disabled: true } };
export const DisabledWithFiles: Story = { args: { disabled: true, value: photos } };
export const LongTexts: Story = {
  args: {
    label: 'Zdjęcia produktu, opakowania, etykiety z numerem partii i terminem przydatności oraz paragonu',
    hint: 'Fotografuj przy dziennym świetle, tak żeby cała etykieta była czytelna.',
    value: [
      file('zdjecie-opakowania-zbiorczego-i-etykiety-z-numerem-partii-oraz-terminem-przydatnosci.jpeg', 4_900_000),
    ],
  },
};
export const ChoosesAndRemoves: Story = {
  name: 'Submits the files in the list; the keyboard removes one',
  tags: ['behavior', '!autodocs'],
  args: { accept: 'image/*', label: 'Zdjęcia' },
  decorators: (Story) => (
    <form aria-label="Zgłoszenie">
      <Story />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText(/^Zdjęcia/);
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
  args: { accept: 'image/*', label: 'Zdjęcia' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await choose(canvas.getByLabelText(/^Zdjęcia/), [new File(['x'], 'umowa.exe')]);
    await expect(canvas.getByRole('alert')).toHaveTextContent(getStoryStrings().fileUpload.wrongType('umowa.exe'));
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
};
