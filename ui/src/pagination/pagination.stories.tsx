import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inFrame } from '../story-utils/in-frame.ts';
import { Pagination } from './index.ts';
import { phone } from './pagination.sample.css.ts';

const meta = {
  title: 'UI/Navigation/Pagination',
  component: Pagination,
  parameters: { snippetParts: { 'getHref={() => {}}': 'getHref={(page) => `?p=${page}`}' } },
  args: {
    current: 3,
    total: 12,
    getHref: (page: number) => `#strona-${page}`,
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DefaultBehavior: Story = {
  ...Default,
  name: 'PA-1 Default',
  tags: ['behavior', '!autodocs'],
};
export const Playground: Story = {};
export const FirstPage: Story = { args: { current: 1 } };
export const LastPage: Story = { args: { current: 12 } };
export const FewPages: Story = { args: { current: 2, total: 3 } };
export const ManyPages: Story = { args: { current: 150, total: 300 } };
/** On the narrowest phone only the first, the current and the last page are between the arrows. */
export const NarrowScreen: Story = {
  parameters: {
    docs: {
      ...inFrame('4.75rem', '<Pagination current={150} total={300} getHref={(page) => `?p=${page}`} />'),
      canvas: { className: phone },
    },
  },
  args: { current: 150, total: 300 },
  globals: { viewport: { value: 'reflow' } },
  play: async ({ canvasElement }) => {
    await expect(lineOf(canvasElement)).toEqual(['‹', '1', '…', '150', '…', '300', '›']);
    await expectTargets(canvasElement);
  },
};
/** Longest lists of each size: on one line, with targets of 44 px, on every phone. */
export const EveryPhone: Story = {
  tags: ['behavior', '!autodocs'],
  globals: { viewport: { value: 'reflow' } },
  render: ({ getHref }) => (
    <>
      {[
        [2, 4],
        [3, 5],
        [3, 6],
        [4, 7],
        [5, 9],
      ].map(([current = 1, total = 1]) => (
        <Pagination key={total} label={`${total}`} current={current} total={total} getHref={getHref} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const lists = canvas.getAllByRole('navigation');
    for (const list of lists) await expectTargets(list);
    await expect(lists.map(lineOf)).toEqual([
      ['‹', '1', '2', '3', '4', '›'],
      ['‹', '1', '…', '3', '…', '5', '›'],
      ['‹', '1', '…', '3', '…', '6', '›'],
      ['‹', '1', '…', '4', '…', '7', '›'],
      ['‹', '1', '…', '5', '…', '9', '›'],
    ]);
  },
};
/** As soon as all fit, the neighbors of the current page are there. */
export const LargePhone: Story = {
  tags: ['behavior', '!autodocs'],
  args: { current: 150, total: 300 },
  globals: { viewport: { value: 'from475' } },
  play: async ({ canvasElement }) => {
    await expect(lineOf(canvasElement)).toEqual(['‹', '1', '…', '149', '150', '151', '…', '300', '›']);
    await expectTargets(canvasElement);
  },
};
export const FocusRing: Story = {
  name: 'The current page covers no part of the focus ring of the page before it',
  tags: ['behavior', '!autodocs'],
  args: { current: 2, total: 3 },
  play: async ({ canvas }) => {
    const page = canvas.getByRole('link', { name: /1$/ });
    while (document.activeElement !== page) await userEvent.tab();
    await expect(page).toHaveStyle({ position: 'relative' });
  },
};
/** Renders nothing. */
export const SinglePage: Story = {
  tags: ['behavior', '!autodocs'],
  args: { current: 1, total: 1 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('nav')).toBeNull();
  },
};

/** What is visible, in order; arrows have no text. */
function lineOf(element: HTMLElement): string[] {
  return [...element.querySelectorAll('li')]
    .filter((item) => item.checkVisibility())
    .map((item) =>
      item.querySelector('[rel="prev"]') ? '‹' : item.querySelector('[rel="next"]') ? '›' : item.innerText,
    );
}

async function expectTargets(element: HTMLElement): Promise<void> {
  const links = [...element.querySelectorAll('a')].filter((link) => link.checkVisibility());
  const boxes = links.map((link) => link.getBoundingClientRect());
  await expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
  for (const { width, height } of boxes) await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
}
