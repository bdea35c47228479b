import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { sampleText } from '../story-utils/sample-text.ts';
import { TextArea } from './index.ts';

const meta = {
  title: 'UI/Forms/TextArea',
  component: TextArea,
  args: { label: sampleText('Message'), name: 'comment' },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Optional: Story = { args: { label: sampleText('Comments on the order'), optional: true, rows: 2 } };
export const WithHint: Story = {
  args: { hint: sampleText('Enter the order number if the message is about an order.') },
};
export const WithError: Story = { args: { error: sampleText('Tell us how we can help.') } };
export const Disabled: Story = { args: { disabled: true, defaultValue: sampleText('The parcel arrived damaged.') } };
export const LongText: Story = {
  args: {
    defaultValue: sampleText(
      'Hello, the order arrived this morning, but one of the bottles is broken and the oil has spilled over the other products. Please let me know whether I can get a new bottle or should send the whole parcel back.\n\nKind regards, Winifred',
    ),
  },
};
export const Loading: Story = { args: { loading: true, defaultValue: sampleText('The parcel arrived damaged.') } };
export const Playground: Story = {
  args: {
    rows: 4,
    counter: true,
    maxLength: 500,
    charactersLeft: (left) => sampleText('Characters left: {left}', { left }),
  },
};
export const WithCounter: Story = {
  args: { counter: true, maxLength: 500, charactersLeft: (left) => sampleText('Characters left: {left}', { left }) },
};

export const WithCounterBehavior: Story = {
  ...WithCounter,
  name: 'A counter of the characters left, announced after a pause in typing',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), sampleText('Hello there'));
    await expect(canvas.getByText(sampleText('Characters left: 489'))).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(sampleText('Characters left: 489')), {
      timeout: 3000,
    });
  },
};
export const CounterAtTheEnd: Story = {
  args: {
    counter: true,
    maxLength: 26,
    charactersLeft: (left) => sampleText('Characters left: {left}', { left }),
    defaultValue: sampleText('The parcel arrived damaged.'),
  },
};
