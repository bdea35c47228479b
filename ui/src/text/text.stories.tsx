import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/index.ts';
import { Heading, Text, TextLink } from './index.ts';

const meta = {
  title: 'UI/Text/Text',
  component: Text,
  args: { children: 'Witamina D3 z K2 w kroplach: jedna kropla dziennie, bez cukru i sztucznych barwników.' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      <Text {...args} size="lead" />
      <Text {...args} size="body" />
      <Text {...args} size="small" />
      <Text {...args} size="caption" />
    </Stack>
  ),
};

export const Tones: Story = {
  render: () => (
    <Stack>
      <Text tone="primary">Suplement diety</Text>
      <Text tone="secondary">60 kapsułek</Text>
      <Text tone="sale">44,90 zł</Text>
      <Text tone="success">Dostępny</Text>
      <Text tone="error">Wpisz poprawny adres e-mail.</Text>
    </Stack>
  ),
};

export const Headings: Story = {
  render: () => (
    <Stack>
      <Heading level={1} size="display">
        Jesień, która nie zwalnia
      </Heading>
      <Heading level={2} size="h1">
        Odporność na zimę
      </Heading>
      <Heading level={3} size="h2">
        Najczęściej wybierane
      </Heading>
      <Heading level={4} size="h3">
        Witaminy i minerały
      </Heading>
      <Heading level={5} size="h4">
        Skład i wartości odżywcze
      </Heading>
      <Heading level={6}>Sposób użycia</Heading>
    </Stack>
  ),
};

export const LongHeading: Story = {
  render: () => (
    <Heading level={2}>Konstantynopolitańczykowianeczka poleca: najdłuższe nazwy suplementów bez obcinania</Heading>
  ),
};

export const WithLink: Story = {
  render: () => (
    <Text>
      Masz wątpliwości? Przeczytaj <TextLink href="#dawkowanie">poradnik o dawkowaniu</TextLink> albo zadzwoń.
    </Text>
  ),
};
