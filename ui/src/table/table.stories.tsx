import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { waitForFrames } from '../story-utils/animation.ts';
import { sampleText } from '../story-utils/sample-text.ts';
import { Table } from './index.ts';

const rows = [
  [sampleText('Vitamin D3 (cholecalciferol)'), '50 µg', '1000%'],
  [sampleText('Vitamin K2 (MK-7)'), '75 µg', '100%'],
  [sampleText('MCT oil from coconut'), '1 ml', '–'],
] as const;

const content = (columns: readonly string[], wide: boolean) => (
  <>
    <thead>
      <tr>
        {columns.map((column, index) => (
          <th key={column} scope="col" data-numeric={index > 0 || undefined}>
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...values]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {[...values, ...(wide ? Array.from({ length: columns.length - 3 }, () => '12.5 mg') : [])].map(
            (value, index) => (
              <td key={index} data-numeric>
                {value}
              </td>
            ),
          )}
        </tr>
      ))}
    </tbody>
  </>
);

const meta = {
  title: 'UI/Structure/Table',
  component: Table,
  args: {
    caption: sampleText('Ingredients in a daily portion'),
    children: content([sampleText('Ingredient'), sampleText('Per portion'), sampleText('% NRV')], false),
  },
} satisfies Meta<typeof Table>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
export const CaptionHidden: Story = { args: { captionHidden: true } };

const many = [
  sampleText('Ingredient'),
  sampleText('Per portion'),
  sampleText('% NRV'),
  ...Array.from({ length: 14 }, (_, index) => sampleText('Month {number}', { number: index + 1 })),
];
export const TooWide: Story = {
  name: '[PB-9] If it is too wide, it is a named region that scrolls by keyboard; the page does not',
  tags: ['behavior', '!autodocs'],
  args: { caption: sampleText('Stability tests'), children: content(many, true) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const region = await within(canvasElement).findByRole('region', { name: sampleText('Stability tests') });
    await userEvent.tab();
    await expect(region).toHaveFocus();
    region.scrollTo({ left: region.scrollWidth, behavior: 'instant' });
    await waitForFrames(() => expect(region.scrollLeft).toBeGreaterThan(0));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const Grows: Story = {
  name: '[PB-9] A table that becomes too wide later is a region from then on',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const frame = canvas.getByRole('table').parentElement;
    // Only the table changes its size then.
    if (frame) frame.style.blockSize = '30rem';
    // The size of the frame has been observed two frames later.
    for (let frames = 0; frames < 2; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    await expect(canvas.queryByRole('region')).toBeNull();
    const [cell] = canvas.getAllByRole('cell');
    if (cell) cell.textContent = '50 µg'.repeat(100);
    await canvas.findByRole('region', { name: sampleText('Ingredients in a daily portion') });
  },
};
export const AfterFloat: Story = {
  name: 'Is below a float that leaves it no space',
  tags: ['behavior', '!autodocs'],
  decorators: [
    (Story) => (
      <div style={{ width: '300px' }}>
        <div style={{ float: 'left', width: '100%', height: '40px' }} />
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table');
    await expect(table.parentElement?.clientWidth).toBeGreaterThanOrEqual(200);
  },
};
