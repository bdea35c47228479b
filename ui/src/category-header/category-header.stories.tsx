import type { Meta, StoryObj } from '@storybook/react-vite';
import { getSampleImage } from '../story-utils/sample-images.ts';
import { Text } from '../text/index.ts';
import { CategoryHeader } from './index.ts';

const names = ['Witamina C', 'Witamina D', 'Witaminy z grupy B', 'Multiwitaminy'];

const meta = {
  title: 'UI/Catalog/CategoryHeader',
  component: CategoryHeader,
  args: {
    title: 'Witaminy',
    imageSrc: getSampleImage('Witaminy'),
    subcategories: names.map((name) => ({ id: name, name, href: '#podkategoria', imageSrc: getSampleImage(name) })),
    subcategoriesLabel: 'Podkategorie',
    children: <Text>Pojedyncze witaminy i kompleksy, w kapsułkach, kroplach i proszku.</Text>,
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof CategoryHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const WithoutImages: Story = {
  args: {
    imageSrc: null,
    subcategories: names.map((name) => ({ id: name, name, href: '#podkategoria', imageSrc: null })),
  },
};

export const TitleOnly: Story = { args: { imageSrc: null, subcategories: [], children: undefined } };

export const LongTexts: Story = {
  args: {
    title: 'Konstantynopolitańczykowianeczkowe suplementy diety dla osób aktywnych fizycznie',
    children: <Text>{'Opis kategorii, który ma więcej niż jeden wiersz. '.repeat(6)}</Text>,
  },
};
