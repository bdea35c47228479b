import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import usage from '../../docs/examples/mega-menu.tsx?raw';
import { Header, HeaderButton } from '../header/index.ts';
import { MenuIcon } from '../icon/index.ts';
import { getStoryStrings } from '../story-utils/story-strings.ts';
import { inFrame } from '../story-utils/in-frame.ts';
import { SampleLogo } from '../story-utils/sample-logo.tsx';
import { sampleText } from '../story-utils/sample-text.ts';
import { MegaMenu, type MegaMenuGroup, type MegaMenuItem } from './index.ts';

const group = (label: string, ...children: string[]): MegaMenuGroup => ({
  id: label,
  label,
  href: `#${label}`,
  children: children.map((child) => ({ id: child, label: child, href: `#${child}` })),
});

const items: MegaMenuItem[] = [
  {
    ...group(sampleText('Vitamins')),
    children: [
      group(sampleText('Vitamin C'), sampleText('Liposomal'), sampleText('Buffered')),
      group(sampleText('Vitamin D'), sampleText('For adults'), sampleText('For children'), 'D3 + K2'),
      group(sampleText('B vitamins'), 'B12', sampleText('B complex')),
      group(sampleText('Multivitamins')),
    ],
    promo: <p>{sampleText('Autumn set of vitamins, 15% off.')}</p>,
  },
  {
    ...group(sampleText('Minerals')),
    skinny: true,
    children: [
      sampleText('Magnesium'),
      sampleText('Zinc'),
      sampleText('Selenium'),
      sampleText('Iron'),
      sampleText('Calcium'),
      sampleText('Iodine'),
      sampleText('Potassium'),
      sampleText('Chromium'),
    ].map((label) => group(label)),
  },
  {
    ...group(sampleText('Immunity')),
    children: [
      group(
        sampleText('For adults and for children above twelve years of age'),
        sampleText('Berry-flavored drops with acerola and wild rose'),
      ),
    ],
  },
  { id: sampleText('Guide'), label: sampleText('Guide'), href: '#Poradnik' },
];

const meta = {
  title: 'UI/Navigation/MegaMenu',
  component: MegaMenu,
  parameters: { layout: 'fullscreen', docs: { ...inFrame('27rem', usage), canvas: { className: 'wide-frame' } } },
  globals: { viewport: { value: 'desktop' } },
  decorators: [
    (Story, { parameters }) =>
      parameters['ownHeader'] === true ? <Story /> : <Header logo={<SampleLogo />} navigation={<Story />} />,
  ],
  args: { items },
} satisfies Meta<typeof MegaMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const link = (canvasElement: HTMLElement, name: string) => within(canvasElement).getByRole('link', { name });

export const Default: Story = {
  args: { currentId: sampleText('Vitamin D'), currentAncestorId: sampleText('Vitamins') },
  play: async ({ canvasElement }) => {
    await userEvent.hover(link(canvasElement, sampleText('Vitamins')));
  },
};

export const Closed: Story = {
  args: { currentId: sampleText('Vitamin D'), currentAncestorId: sampleText('Vitamins') },
};

export const DefaultBehavior: Story = {
  ...Default,
  name: '[NAV-19] [NAV-22] Opens on hover as wide as the header, closes shortly after leaving',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    const top = link(canvasElement, sampleText('Vitamins'));
    const pointer = userEvent.setup();
    await pointer.hover(top);
    await expect(top).toHaveAttribute('aria-expanded', 'true');
    const panel = document.getElementById(top.getAttribute('aria-controls') ?? '');
    await expect(panel).toBeVisible();
    await expect(panel?.offsetParent).toContainElement(link(canvasElement, sampleText('witryna, home page')));
    await expect(panel?.offsetWidth).toBe(panel?.offsetParent?.clientWidth);
    await pointer.hover(link(canvasElement, sampleText('witryna, home page')));
    await waitFor(() => expect(panel).not.toBeVisible());
  },
};

export const CurrentGroup: Story = {
  ...Default,
  name: 'Underlines the current page in the panel, also among semibold headings of groups',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.hover(link(canvasElement, sampleText('Vitamins')));
    const lineOf = (name: string) => getComputedStyle(link(canvasElement, name)).textDecorationLine;
    await expect(lineOf(sampleText('Vitamin D'))).toBe('underline');
    await expect(lineOf(sampleText('Vitamin C'))).toBe('none');
  },
};

export const Playground: Story = { play: Default.play };

export const Focus: Story = {
  name: '[NAV-20] [NAV-27] Focus opens, Tab passes, Shift+Tab closes and moves back',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    link(canvasElement, sampleText('witryna, home page')).focus();
    await userEvent.tab();
    const top = link(canvasElement, sampleText('Vitamins'));
    await expect(top).toHaveFocus();
    await expect(top).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(link(canvasElement, sampleText('Minerals'))).toHaveFocus();
    await expect(top).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab({ shift: true });
    await expect(top).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(link(canvasElement, sampleText('witryna, home page'))).toHaveFocus();
    await expect(top).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Keyboard: Story = {
  name: '[NAV-23] [NAV-24] [NAV-25] [NAV-26] ArrowDown and Space open, ArrowUp and Escape close',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    const top = link(canvasElement, sampleText('Vitamins'));
    top.focus();
    await userEvent.keyboard('{Escape}');
    await expect(top).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
    await expect(top).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowUp}');
    await expect(top).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard(' ');
    await expect(top).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(link(canvasElement, sampleText('Vitamin C'))).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(top).toHaveFocus();
    await expect(top).toHaveAttribute('aria-expanded', 'false');
  },
};

export const KeysThatOpen: Story = {
  name: '[MM-12] ArrowDown and Space open, ArrowUp does not, and none of them moves focus',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    const top = link(canvasElement, sampleText('Vitamins'));
    top.focus();
    await userEvent.keyboard('{Escape}');
    for (const [key, expanded] of [
      ['{ArrowUp}', 'false'],
      ['{ArrowDown}', 'true'],
      ['{Escape}', 'false'],
      [' ', 'true'],
      ['{ArrowUp}', 'false'],
    ] as const) {
      await userEvent.keyboard(key);
      await expect(top).toHaveAttribute('aria-expanded', expanded);
      await expect(top).toHaveFocus();
    }
  },
};

export const TabOrder: Story = {
  name: '[MM-6] Tab moves from the item through its open panel in display order to the next item',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    const top = link(canvasElement, sampleText('Vitamins'));
    top.focus();
    await userEvent.keyboard('{Escape}{ArrowDown}');
    const visited: (string | null | undefined)[] = [];
    for (let stop = 0; stop < 12; stop += 1) {
      await userEvent.tab();
      visited.push(document.activeElement?.textContent);
    }
    await expect(visited).toEqual([
      sampleText('Vitamin C'),
      sampleText('Liposomal'),
      sampleText('Buffered'),
      sampleText('Vitamin D'),
      sampleText('For adults'),
      sampleText('For children'),
      'D3 + K2',
      sampleText('B vitamins'),
      'B12',
      sampleText('B complex'),
      sampleText('Multivitamins'),
      getStoryStrings().megaMenu.seeAllLabel(sampleText('Vitamins')),
    ]);
    await userEvent.tab();
    await expect(link(canvasElement, sampleText('Minerals'))).toHaveFocus();
  },
};

export const Touch: Story = {
  name: '[NAV-21] Touch opens',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    const top = link(canvasElement, sampleText('Vitamins'));
    await userEvent.pointer({ keys: '[TouchA]', target: top });
    await expect(top).toHaveAttribute('aria-expanded', 'true');
  },
};

export const ClickOutside: Story = {
  name: '[NAV-28] A click outside closes, and focus then opens nothing',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    const top = link(canvasElement, sampleText('Vitamins'));
    top.focus();
    await userEvent.keyboard('{Escape}{ArrowDown}');
    await expect(top).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(document.body);
    await expect(top).toHaveAttribute('aria-expanded', 'false');
    link(canvasElement, sampleText('witryna, home page')).focus();
    await userEvent.tab();
    await expect(top).toHaveFocus();
    await expect(top).toHaveAttribute('aria-expanded', 'false');
  },
};

export const ClickThrough: Story = {
  name: '[MM-15] A click outside closes and has its normal effect',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    const top = link(canvasElement, sampleText('Vitamins'));
    const pointer = userEvent.setup();
    await pointer.hover(top);
    await expect(top).toHaveAttribute('aria-expanded', 'true');
    const outside = link(canvasElement, sampleText('witryna, home page'));
    const clicked = fn((event: Event) => event.preventDefault());
    outside.addEventListener('click', clicked, { once: true });
    await userEvent.click(outside);
    await expect(top).toHaveAttribute('aria-expanded', 'false');
    await expect(clicked).toHaveBeenCalledOnce();
  },
};

export const Skinny: Story = {
  name: '[NAV-30] Columns of six',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    const top = link(canvasElement, sampleText('Minerals'));
    await userEvent.hover(top);
    const columns = document.getElementById(top.getAttribute('aria-controls') ?? '')?.querySelectorAll('ul') ?? [];
    await expect([...columns].map((column) => column.children.length)).toEqual([6, 2]);
  },
};

export const LongTexts: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.hover(link(canvasElement, sampleText('Immunity')));
  },
};

/** Twenty departments, of which no header shows more than some. */
const departments: MegaMenuItem[] = Array.from({ length: 20 }, (_, index) => {
  const item = items[index % items.length];
  return { ...group(`${item?.label ?? ''} ${index + 1}`), ...(item?.children && { children: item.children }) };
});

export const ManyItems: Story = {
  args: { items: departments },
  render: (args) => (
    <Header
      logo={<SampleLogo />}
      navigation={<MegaMenu {...args} />}
      actions={
        <HeaderButton icon={<MenuIcon />} label={'Menu'} narrowOnly expanded={false} onClick={() => undefined} />
      }
    />
  ),
  parameters: { ownHeader: true },
};

export const ManyItemsBehavior: Story = {
  ...ManyItems,
  name: 'One line is in sight: the first, or that of the link with focus',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole('navigation');
    const links = departments.map(({ label }) => link(canvasElement, label));
    await expect(within(canvasElement).getByRole('link', { name: sampleText('witryna, home page') })).toBeVisible();
    await expect(within(canvasElement).getByRole('button', { name: 'Menu' })).toBeVisible();
    const isInSight = (element: HTMLElement | undefined) => {
      const { top, bottom } = nav.getBoundingClientRect();
      const box = element?.getBoundingClientRect();
      return box !== undefined && box.top >= top - 1 && box.bottom <= bottom + 1;
    };
    await expect(isInSight(links[0])).toBe(true);
    await expect(isInSight(links.at(-1))).toBe(false);
    await expect(nav.offsetHeight).toBe(links[0]?.offsetHeight);

    links[0]?.focus();
    for (const current of links.slice(1)) {
      await userEvent.keyboard('{ArrowRight}');
      await expect(current).toHaveFocus();
      await waitFor(() => expect(isInSight(current)).toBe(true));
    }
    await expect(isInSight(links[0])).toBe(false);
    links.at(-1)?.blur();
    await waitFor(() => expect(isInSight(links[0])).toBe(true));
  },
};

export const Promotion: Story = {
  name: '[NAV-31] Promotion of a category',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.hover(link(canvasElement, sampleText('Vitamins')));
    await expect(within(canvasElement).getByText(sampleText('Autumn set of vitamins, 15% off.'))).toBeVisible();
  },
};
