import type { Meta, StoryObj } from '@storybook/react-vite';
import { expectVisibleOutline } from '../story-utils/expect-visible-outline.ts';
import { Button } from '../button/index.ts';
import { Columns, Stack } from '../layout/index.ts';
import { Heading, Text, TextLink } from '../text/index.ts';
import { TextField } from '../text-field/index.ts';
import { sampleText } from '../story-utils/sample-text.ts';
import { Card, CardActions, CardSection, FormCard } from './index.ts';

const meta = {
  title: 'UI/Layout/Card',
  component: Card,
  subcomponents: { CardSection, CardActions, FormCard },
  args: {
    children: (
      <>
        <Heading level={2} size="h5">
          {sampleText('Shipping address')}
        </Heading>
        <Text>{sampleText('21 High Street, Oxford OX1 4AG')}</Text>
      </>
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const EdgeBehavior: Story = {
  ...Default,
  name: 'Has an edge in high contrast, where its background is nearly that of the page',
  tags: ['behavior', '!autodocs'],
  globals: { theme: 'high-contrast' },
  play: async ({ canvasElement }) => {
    await expectVisibleOutline(canvasElement.querySelector('h2')?.parentElement ?? canvasElement);
  },
};

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
      {[sampleText('21 High Street'), sampleText('140 King Edward Estate, staircase B, flat 27, middle bell')].map(
        (street) => (
          <Card key={street} as="li">
            <Heading level={2} size="h5">
              {sampleText('Anna Newman')}
            </Heading>
            <Text>{street}</Text>
            <CardActions>
              <Button variant="secondary" size="small" aria-label={sampleText('Change: {street}', { street })}>
                {sampleText('Change')}
              </Button>
              <TextLink href="#adresy">{sampleText('All addresses')}</TextLink>
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
      <CardSection aria-label={sampleText('How to pay')}>
        <Text>{sampleText('Transfer the amount to the account given in the confirmation.')}</Text>
      </CardSection>
    </Card>
  ),
};

export const Form: Story = {
  render: () => (
    <FormCard title={sampleText('Change e-mail address')}>
      <TextField label={sampleText('New e-mail address')} name="email" type="email" autoComplete="email" />
      <Stack align="start">
        <Button type="submit">{sampleText('Save')}</Button>
      </Stack>
    </FormCard>
  ),
};
