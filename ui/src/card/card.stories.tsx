import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.ts';
import { Columns, Stack } from '../layout/index.ts';
import { Heading, Text, TextLink } from '../text/index.ts';
import { TextField } from '../text-field/index.ts';
import { Card, CardActions, CardSection, FormCard } from './index.ts';

const meta = {
  title: 'UI/Layout/Card',
  component: Card,
  args: {
    children: (
      <>
        <Heading level={2} size="h5">
          Adres dostawy
        </Heading>
        <Text>ul. Chmielna 21, 00-021 Warszawa</Text>
      </>
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { size: 'medium', gap: 'x4' } };

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Card {...args} key={size} size={size}>
          <Text>{size}</Text>
        </Card>
      ))}
    </Stack>
  ),
};

export const ActionsOnOneLine: Story = {
  render: () => (
    <Columns template="pairs" as="ul" role="list">
      {['ul. Chmielna 21', 'osiedle Bolesława Chrobrego 140, klatka schodowa B, mieszkanie 27, dzwonek środkowy'].map(
        (street) => (
          <Card key={street} as="li">
            <Heading level={2} size="h5">
              Anna Nowak
            </Heading>
            <Text>{street}</Text>
            <CardActions>
              <Button variant="secondary" size="small" aria-label={`Zmień: ${street}`}>
                Zmień
              </Button>
              <TextLink href="#adresy">Wszystkie adresy</TextLink>
            </CardActions>
          </Card>
        ),
      )}
    </Columns>
  ),
};

export const Sections: Story = {
  render: (args) => (
    <Card {...args}>
      {args.children}
      <CardSection aria-label="Jak zapłacić">
        <Text>Przelej kwotę na konto podane w potwierdzeniu.</Text>
      </CardSection>
    </Card>
  ),
};

export const Form: Story = {
  render: () => (
    <FormCard title="Zmień adres e-mail">
      <TextField label="Nowy adres e-mail" name="email" type="email" autoComplete="email" />
      <Stack align="start">
        <Button type="submit">Zapisz</Button>
      </Stack>
    </FormCard>
  ),
};
