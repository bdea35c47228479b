import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { waitForFrames } from '../story-utils/animation.ts';
import { getSampleBanner, getSampleImage } from '../story-utils/sample-images.ts';
import { isWiderThanScreen, largeText } from '../story-utils/large-text.ts';
import { Text } from '../text/index.ts';
import { sampleText } from '../story-utils/sample-text.ts';
import { CategoryHeader } from './index.ts';

const names = [sampleText('Vitamin C'), sampleText('Vitamin D'), sampleText('B vitamins'), sampleText('Multivitamins')];

const meta = {
  title: 'UI/Catalog/CategoryHeader',
  component: CategoryHeader,
  args: {
    title: sampleText('Vitamins'),
    imageSrc: getSampleBanner(sampleText('Vitamins')),
    subcategories: names.map((name) => ({ id: name, name, href: '#podkategoria', imageSrc: getSampleImage(name) })),
    subcategoriesLabel: sampleText('Subcategories'),
    children: <Text>{sampleText('Single vitamins and complexes, in capsules, drops and powder.')}</Text>,
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
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link'))
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const ManySubcategories: Story = {
  args: {
    imageSrc: null,
    subcategories: Array.from({ length: 5 }, (_, index) =>
      names.map((name) => ({ id: `${name} ${index}`, name, href: '#podkategoria', imageSrc: null })),
    ).flat(),
  },
};

export const OneLineBehavior: Story = {
  ...ManySubcategories,
  name: 'Subcategories without images are one line on phones, which scrolls and spans the screen',
  tags: ['behavior', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const line = canvas.getByRole('navigation');
    await expect(line.getBoundingClientRect().height).toBeLessThan(2 * 44);
    await expect(line.scrollWidth).toBeGreaterThan(line.clientWidth);
    const last = canvas.getAllByRole('link').at(-1);
    last?.focus();
    await waitForFrames(() =>
      expect(last?.getBoundingClientRect().right).toBeLessThanOrEqual(line.getBoundingClientRect().right),
    );
  },
};

export const TitleOnly: Story = { args: { imageSrc: null, subcategories: [], children: undefined } };

export const LargeText: Story = {
  name: '[G-14] With text twice as large the title has its line, and no word of it breaks',
  tags: ['behavior', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  // Their line spans the padding of a page.
  args: { subcategories: [] },
  beforeEach: largeText,
  play: async ({ canvas, canvasElement }) => {
    await expect(isWiderThanScreen()).toBe(false);
    const title = canvas.getByRole('heading', { level: 1 });
    const { width, height } = title.getBoundingClientRect();
    await expect(width).toBeGreaterThan(canvasElement.getBoundingClientRect().width / 2);
    await expect(height).toBeLessThan(2 * Number.parseFloat(getComputedStyle(title).fontSize));
  },
};

export const NarrowestPhone: Story = {
  name: 'The title has room for a word of 10 letters next to the image, also at 320 px',
  tags: ['behavior', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  args: { title: sampleText('Food supplement'), subcategories: [] },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 - 2 * 16 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 });
    const { width } = title.getBoundingClientRect();
    await expect(width).toBeGreaterThan(6 * Number.parseFloat(getComputedStyle(title).fontSize));
  },
};

export const LongTitle: Story = {
  name: 'Next to a long title on phones the image keeps its shape',
  tags: ['behavior', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  args: {
    title: sampleText('Antidisestablishmentarian food supplements for physically active people'),
    subcategories: [],
  },
  play: async ({ canvas, canvasElement }) => {
    const image = canvasElement.querySelector('img')?.getBoundingClientRect();
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect(image?.height).toBeLessThan(title.height);
    await expect(image?.height).toBeLessThan(image?.width ?? 0);
  },
};

export const LongTexts: Story = {
  args: {
    title: sampleText('Antidisestablishmentarian food supplements for physically active people'),
    children: <Text>{sampleText('Description of a category that has more than one line. ').repeat(6)}</Text>,
  },
};

export const PortraitImages: Story = {
  name: 'Images narrower than their frame are shown as a whole, and wider ones fill it',
  tags: ['behavior', '!autodocs'],
  args: { imageSrc: getSampleImage(sampleText('Vitamins')) },
  render: (args) => (
    <>
      <CategoryHeader {...args} subcategories={[]} />
      <CategoryHeader {...args} imageSrc={getSampleBanner(sampleText('Vitamins'))} subcategories={[]} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const images = [...canvasElement.querySelectorAll('img')];
    await expect(images).toHaveLength(2);
    await waitFor(() => expect(images.every(({ naturalWidth }) => naturalWidth > 0)).toBe(true));
    for (const image of images) {
      const frame = image.parentElement?.getBoundingClientRect() ?? new DOMRect();
      const box = image.getBoundingClientRect();
      await expect(box.height).toBeCloseTo(frame.height, 0);
      await expect(box.width).toBeCloseTo(
        Math.min(frame.width, (frame.height * image.naturalWidth) / image.naturalHeight),
        0,
      );
      await expect(box.left - frame.left).toBeCloseTo(frame.right - box.right, 0);
    }
  },
};
