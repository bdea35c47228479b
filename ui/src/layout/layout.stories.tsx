import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.ts';
import { Heading, Text } from '../text/index.ts';
import { sampleText } from '../story-utils/sample-text.ts';
import { Columns, Inline, PageBlock, Stack, type ColumnsTemplate } from './index.ts';

/**
 * Space between components, which have no outer margin: `Stack` in a column, `Inline` in a row, `Columns` in a grid, and
 * `PageBlock` between the gutters of the page.
 */
const meta = {
  title: 'UI/Layout/Layout',
  component: Stack,
  subcomponents: { Inline, Columns, PageBlock },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

const paragraphs = [
  sampleText('Ingredients: vitamin C, wild rose, rutin.'),
  sampleText('How to use: one capsule a day after a meal.'),
  sampleText('Store in a dry place.'),
];

export const Default: Story = {
  render: (args) => (
    <Stack {...args}>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph}>{paragraph}</Text>
      ))}
    </Stack>
  ),
};

export const Playground: Story = { render: Default.render };

export const InlineWraps: Story = {
  render: () => (
    <Inline justify="between">
      <Heading level={2} size="h3">
        {sampleText('Most popular')}
      </Heading>
      <Inline gap="x2">
        <Button variant="secondary">{sampleText('Clear filters')}</Button>
        <Button>{sampleText('Show 128 products')}</Button>
      </Inline>
    </Inline>
  ),
};

const templates: readonly ColumnsTemplate[] = ['pairs', 'two', 'three', 'four', 'halves', 'mainAside'];

export const ColumnTemplates: Story = {
  render: () => (
    <Stack gap="x8">
      {templates.map((template) => (
        <Stack key={template} gap="x2">
          <Text weight="semibold">{template}</Text>
          <Columns template={template}>
            {(template === 'mainAside' ? paragraphs.slice(0, 2) : paragraphs).map((paragraph) => (
              <Text key={paragraph} tone="secondary">
                {paragraph}
              </Text>
            ))}
          </Columns>
        </Stack>
      ))}
    </Stack>
  ),
};

export const PageBlocks: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <>
      {(['site', 'panel', 'prose'] as const).map((width) => (
        <PageBlock key={width} width={width} space="x4">
          <Text weight="semibold">{width}</Text>
          <Text tone="secondary">{[...paragraphs, ...paragraphs, ...paragraphs].join(' ')}</Text>
        </PageBlock>
      ))}
    </>
  ),
};
