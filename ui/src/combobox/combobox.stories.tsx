import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Combobox } from './index.ts';

const regions = [
  'dolnośląskie', 'kujawsko-pomorskie', 'lubelskie', 'lubuskie', 'łódzkie', 'małopolskie', 'mazowieckie', 'opolskie', 'podkarpackie', 'podlaskie', 'pomorskie',
  'śląskie', 'świętokrzyskie', 'warmińsko-mazurskie', 'wielkopolskie', 'zachodniopomorskie',
];

/** What a form sends, by name. */
const sentBy = (form: HTMLFormElement) => [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]);

const meta = {
  title: 'UI/Forms/Combobox',
  component: Combobox,
  args: {
    label: 'Województwo',
    name: 'region',
    options: regions.map((region) => ({ value: region, label: region })),
    onValueChange: fn(),
    emptyLabel: 'Nie ma takiego województwa.',
    countLabel: (count: number) => `Liczba województw: ${count}`,
    openLabel: 'Pokaż listę województw',
  },
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '[SE-7] The active option is in view and visibly marked; Enter takes it',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('combobox', { name: 'Województwo' });
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowUp}');
    const last = canvas.getByRole('option', { name: 'zachodniopomorskie' });
    const list = canvas.getByRole('listbox').getBoundingClientRect();
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(list.bottom + 1);
    await expect(getComputedStyle(last).outlineStyle).toBe('solid');
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('zachodniopomorskie');
    await expect(input).toHaveFocus();
  },
};
export const SentByEnter: Story = {
  name: '[SE-8] Enter sends the name that was typed out, not the choice before it; a text that names none is invalid and sends nothing',
  args: { defaultValue: 'śląskie' },
  render: (args) => (
    <form
      aria-label="Adres"
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.dataset['sent'] = new URLSearchParams(sentBy(event.currentTarget)).toString();
      }}
    >
      <Combobox {...args} />
      <Button type="submit">Zapisz</Button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole<HTMLInputElement>('combobox');
    const form = canvas.getByRole('form');
    await userEvent.clear(input);
    await userEvent.type(input, 'Mazowieckie{Enter}');
    await expect(form).toHaveAttribute('data-sent', 'region=mazowieckie');
    await expect(input).toHaveValue('mazowieckie');
    await userEvent.clear(input);
    await expect(input.validity.valueMissing).toBe(true);
    await userEvent.type(input, 'bawarskie{Enter}');
    await expect(input).toHaveValue('bawarskie');
    await expect(input).toBeInvalid();
    await expect(input.form && sentBy(input.form)).toEqual([['region', '']]);
  },
};
export const Playground: Story = {};
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Pokaż listę województw' }));
    await expect(within(canvasElement).getByRole('combobox')).toHaveFocus();
    await expect(within(canvasElement).getAllByRole('option')).toHaveLength(16);
  },
};
export const Typed: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'pom');
    await expect(within(canvasElement).getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['kujawsko-pomorskie', 'pomorskie']);
  },
};
export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'bawarskie');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Nie ma takiego województwa.');
  },
};
export const Chosen: Story = { args: { defaultValue: 'łódzkie' } };
export const WithError: Story = { args: { error: 'Wybierz województwo.' } };
export const Busy: Story = { args: { busy: true, defaultValue: 'opolskie' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'opolskie' } };
export const LongTexts: Story = {
  args: {
    label: 'Placówka odbioru zamówienia z bezpłatną przesyłką',
    options: [{ value: 'a', label: 'Automat paczkowy przy dworcu kolejowym Warszawa Zachodnia, wejście od strony Alei Jerozolimskich' }],
    defaultValue: 'a',
  },
};
