import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sampleText } from '../story-utils/sample-text.ts';
import { largeText } from '../story-utils/large-text.ts';
import { Breadcrumbs } from './index.ts';

const meta = {
  title: 'UI/Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [
      { label: sampleText('Home'), href: '/' },
      { label: sampleText('Immunity'), href: '/odpornosc.html' },
    ],
    current: sampleText('Vitamin D'),
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DefaultBehavior: Story = {
  ...Default,
  name: '[UI-23] BC-1 Default',
  tags: ['behavior', '!autodocs'],
};
export const OnTouch: Story = {
  ...Default,
  name: 'Links are as high as their line, for fingers',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link').filter((link) => link.checkVisibility()))
      await expect(link.getBoundingClientRect().height).toBe(link.parentElement?.getBoundingClientRect().height);
  },
};
export const Playground: Story = {};
export const TopLevel: Story = { args: { items: [{ label: sampleText('Home'), href: '/' }] } };
export const LongNames: Story = {
  args: {
    items: [
      { label: sampleText('Home'), href: '/' },
      { label: sampleText('Supplements for pregnant and breastfeeding women'), href: '/ciaza.html' },
      { label: sampleText('Omega-3 acids from marine algae and fish oils'), href: '/omega.html' },
    ],
    current: sampleText('Omega-3 DHA from algae 500 mg, vegan capsules with prolonged release'),
  },
};

export const LongNamesBehavior: Story = {
  ...LongNames,
  name: '[UI-23] The current page keeps a third of the line on a phone',
  tags: ['behavior', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const line = within(canvasElement).getByRole('list');
    const current = within(canvasElement).getByText(
      sampleText('Omega-3 DHA from algae 500 mg, vegan capsules with prolonged release'),
    );
    const item = current.closest('li');
    await expect(item?.getBoundingClientRect().width).toBeGreaterThan(line.getBoundingClientRect().width * 0.32);
    await expect(line.scrollWidth).toBe(line.clientWidth);
  },
};
export const ShortCurrent: Story = {
  name: '[UI-23] A short current page leaves the parent its whole name on a phone',
  tags: ['behavior', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  // As wide as all names together.
  decorators: (Story) => (
    <div style={{ inlineSize: '15rem' }}>
      <Story />
    </div>
  ),
  args: {
    items: [
      { label: 'A', href: '/' },
      { label: 'W'.repeat(10), href: '/w' },
    ],
    current: 'I',
  },
  play: async ({ canvas }) => {
    const parent = canvas.getByText('W'.repeat(10));
    await expect(parent.scrollWidth).toBe(parent.clientWidth);
  },
};
export const OneLine: Story = {
  ...LongNames,
  name: '[UI-23] Home page, parent and current page are on one line on a phone',
  tags: ['behavior', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem').filter((item) => item.checkVisibility());
    await expect(new Set(items.map((item) => item.getBoundingClientRect().top)).size).toBe(1);
    await expect(items).toHaveLength(3);
  },
};
export const Enlarged: Story = {
  ...LongNames,
  name: '[UI-23] Enlarged text leaves no name empty on a phone',
  tags: ['behavior', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  beforeEach: largeText,
  play: async ({ canvas }) => {
    const line = canvas.getByRole('list');
    for (const link of canvas.getAllByRole('link').filter((link) => link.checkVisibility()))
      await expect(link.clientWidth).toBeGreaterThan(2 * Number.parseFloat(getComputedStyle(link).fontSize));
    await expect(line.scrollWidth).toBe(line.clientWidth);
  },
};

export const TextSpacing: Story = {
  ...LongNames,
  name: '[G-14] [UI-23] With the text spacing of WCAG 1.4.12 no name is empty at 320 px',
  tags: ['behavior', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  decorators: (Story) => (
    <div style={{ inlineSize: 320 - 2 * 16, letterSpacing: '0.12em', wordSpacing: '0.16em', lineHeight: 1.5 }}>
      <Story />
    </div>
  ),
  play: async ({ canvas }) => {
    const line = canvas.getByRole('list');
    for (const item of canvas.getAllByRole('listitem').filter((item) => item.checkVisibility())) {
      const name = item.firstElementChild;
      await expect(name?.clientWidth).toBeGreaterThan(3 * Number.parseFloat(getComputedStyle(item).fontSize));
      await expect(name?.scrollHeight).toBe(name?.clientHeight);
    }
    await expect(line.scrollWidth).toBe(line.clientWidth);
  },
};
