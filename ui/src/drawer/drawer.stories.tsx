import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import usage from '../../docs/examples/drawer.tsx?raw';
import { Button } from '../button/index.ts';
import { Stack } from '../layout/index.ts';
import { waitForFrames, finishAnimations } from '../story-utils/animation.ts';
import { CurrencySwitcher } from '../switcher/index.ts';
import { inFrame } from '../story-utils/in-frame.ts';
import { Text, TextLink } from '../text/index.ts';
import { getStoryStrings } from '../story-utils/story-strings.ts';
import { sampleText } from '../story-utils/sample-text.ts';
import { Drawer, DrawerAccountLinks, DrawerFooter, type DrawerProps, type DrawerView } from './index.ts';

interface Level {
  title: string;
  parent: string | null;
  items: readonly string[];
}
const levels: Record<string, Level> = {
  root: {
    title: sampleText('Main menu'),
    parent: null,
    items: [sampleText('Vitamins'), sampleText('Minerals'), sampleText('Immunity'), sampleText('Beauty'), 'Sport'],
  },
  Witaminy: {
    title: sampleText('Vitamins'),
    parent: 'root',
    items: [
      sampleText('Vitamin C'),
      sampleText('Vitamin D'),
      sampleText('B vitamins for people who work hard with body and mind'),
    ],
  },
};

function Host(props: DrawerProps) {
  const [open, setOpen] = useState(props.open);
  const [key, setKey] = useState('root');
  const level = levels[key];
  const change = (next: boolean) => {
    setOpen(next);
    props.onOpenChange(next);
  };
  return (
    <>
      <Button onClick={() => change(true)}>Menu</Button>
      <Drawer
        {...props}
        open={open}
        onOpenChange={change}
        title={level?.title ?? ''}
        levelKey={key}
        back={level?.parent ? { onBack: () => setKey('root') } : null}
        seeAll={
          level?.parent ? { label: sampleText('All of {title}', { title: level.title }), href: '#wszystko' } : null
        }
        items={(level?.items ?? []).map((label) => ({
          id: label,
          label,
          href: `#${label}`,
          current: label === sampleText('Beauty'),
          ...(label in levels && { onOpenSubmenu: () => setKey(label) }),
        }))}
      />
    </>
  );
}

const page = within(document.body);
const openDrawer = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Menu' }));
  await page.findByRole('dialog');
  finishAnimations();
};

const meta = {
  title: 'UI/Navigation/Drawer',
  component: Drawer,
  subcomponents: { DrawerFooter, DrawerAccountLinks },
  parameters: { docs: inFrame('36rem', usage) },
  globals: { viewport: { value: 'phone' } },
  render: (args) => <Host {...args} />,
  // The stories open it and have their own items.
  argTypes: { open: { control: false }, items: { control: false } },
  args: {
    id: 'menu-drawer',
    open: false,
    onOpenChange: fn(),
    title: sampleText('Main menu'),
    levelKey: 'root',
    items: [],
    onNavigate: fn(),
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: ({ canvasElement }) => openDrawer(canvasElement) };

export const Playground: Story = { play: Default.play };

export const Levels: Story = {
  name: '[DR-6] [DR-7] Down to the heading of a level, back to the item of the previous level',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    await openDrawer(canvasElement);
    page.getByRole('button', { name: getStoryStrings().drawer.submenuLabel(sampleText('Vitamins')) }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(page.getByRole('heading', { name: sampleText('Vitamins') })).toHaveFocus();
    finishAnimations();
    const back = page.getByRole('button', { name: getStoryStrings().drawer.backLabel(sampleText('Main menu')) });
    const [link] = page.getAllByRole('link');
    if (!link) throw new Error('The level has no link.');
    const { paddingBlockStart, paddingInlineStart } = getComputedStyle(link);
    // The arrow aligns with the texts below it, and names of several lines keep their distance from the lines around.
    const arrow = back.querySelector('svg')?.getBoundingClientRect().left ?? 0;
    await expect(Math.abs(arrow - link.getBoundingClientRect().left - parseFloat(paddingInlineStart))).toBeLessThan(4);
    await expect(parseFloat(paddingBlockStart)).toBeGreaterThan(0);
    await userEvent.click(back);
    await expect(
      page.getByRole('button', { name: getStoryStrings().drawer.submenuLabel(sampleText('Vitamins')) }),
    ).toHaveFocus();
  },
};

const trigger = (canvasElement: HTMLElement) => within(canvasElement).getByRole('button', { name: 'Menu' });

export const TabStaysInside: Story = {
  name: '[DR-4] Tab moves from the last tab stop to the first, Shift+Tab from the first to the last',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    await openDrawer(canvasElement);
    const first = page.getByRole('button', { name: getStoryStrings().drawer.closeLabel });
    const last = page.getByRole('link', { name: 'Sport' });
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(last).toHaveFocus();
    await userEvent.tab();
    await expect(first).toHaveFocus();
  },
};

export const WaysToClose: Story = {
  name: '[DR-5] Escape, the mask and the close button close it and return focus',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement }) => {
    const ways = [
      () => userEvent.keyboard('{Escape}'),
      () => userEvent.click(document.querySelector('[data-part="dismiss"]') ?? document.body),
      () => userEvent.click(page.getByRole('button', { name: getStoryStrings().drawer.closeLabel })),
    ];
    for (const close of ways) {
      await openDrawer(canvasElement);
      await close();
      finishAnimations();
      await waitForFrames(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(trigger(canvasElement)).toHaveFocus();
    }
  },
};

export const SecondLevel: Story = {
  play: async ({ canvasElement }) => {
    await openDrawer(canvasElement);
    await userEvent.click(
      page.getByRole('button', { name: getStoryStrings().drawer.submenuLabel(sampleText('Vitamins')) }),
    );
  },
};

export const LoadingLevel: Story = { args: { status: 'loading' }, play: Default.play };
export const FailedLevel: Story = { args: { status: 'error', onRetry: fn() }, play: Default.play };

function ViewsHost(props: DrawerProps) {
  const [open, setOpen] = useState(false);
  const [view, setView] = useState<DrawerView>('MENU');
  return (
    <>
      <Button onClick={() => setOpen(true)}>Menu</Button>
      <Drawer
        {...props}
        open={open}
        onOpenChange={setOpen}
        title={undefined}
        view={view}
        onViewChange={setView}
        items={[
          sampleText('Vitamins'),
          sampleText('Minerals'),
          sampleText('Immunity'),
          sampleText('Beauty'),
          'Sport',
        ].map((label) => ({
          id: label,
          label,
          href: `#${label}`,
        }))}
        pane={
          <Stack>
            <Text>{sampleText('Sign in to see your orders and wish list.')}</Text>
            <Button onClick={() => setView('CREATE_ACCOUNT')}>{sampleText('I have no account yet')}</Button>
          </Stack>
        }
        footer={
          view === 'MENU' && (
            <DrawerFooter
              contactHref="#kontakt"
              extraLink={<TextLink href="#poradnik">{sampleText('Guide')}</TextLink>}
              switchers={
                <CurrencySwitcher
                  side="top"
                  options={['PLN', 'EUR'].map((id) => ({ id, label: id }))}
                  value="PLN"
                  onValueChange={fn()}
                />
              }
              onViewChange={setView}
            />
          )
        }
      />
    </>
  );
}

export const AccountLinks: Story = {
  parameters: { docs: inFrame('16rem', usage) },
  render: () => (
    <DrawerAccountLinks
      items={[sampleText('My account'), sampleText('Orders'), sampleText('Shipping addresses and billing details')].map(
        (label) => ({
          id: label,
          label,
          href: `#${label}`,
        }),
      )}
      onNavigate={fn()}
      signOutLabel={sampleText('Sign out')}
      onSignOut={fn()}
    />
  ),
};

export const Views: Story = {
  name: '[NAV-09] [NAV-11] [NAV-12] [NAV-13] [DR-11] From the menu to the forms and back',
  tags: ['behavior', '!autodocs'],
  render: (args) => <ViewsHost {...args} />,
  play: async ({ canvasElement }) => {
    await openDrawer(canvasElement);
    await expect(page.getByRole('navigation', { name: getStoryStrings().drawer.titles.MENU })).toBeVisible();
    await expect(page.getByRole('link', { name: getStoryStrings().drawer.contactLabel })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: getStoryStrings().drawer.signInLabel }));
    await expect(page.getByRole('heading', { name: getStoryStrings().drawer.titles.SIGN_IN })).toHaveFocus();
    await userEvent.click(page.getByRole('button', { name: sampleText('I have no account yet') }));
    await userEvent.click(
      page.getByRole('button', { name: getStoryStrings().drawer.backLabel(getStoryStrings().drawer.titles.SIGN_IN) }),
    );
    await userEvent.click(
      page.getByRole('button', { name: getStoryStrings().drawer.backLabel(getStoryStrings().drawer.titles.MENU) }),
    );
    await userEvent.click(page.getByRole('button', { name: getStoryStrings().drawer.backToPageLabel }));
    finishAnimations();
    await waitForFrames(() => expect(page.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(within(canvasElement).getByRole('button', { name: 'Menu' })).toHaveFocus();
  },
};

export const SwitcherInside: Story = {
  name: '[DI-7] Escape closes the switcher before the drawer',
  tags: ['behavior', '!autodocs'],
  render: (args) => <ViewsHost {...args} />,
  play: async ({ canvasElement }) => {
    await openDrawer(canvasElement);
    await userEvent.click(page.getByRole('button', { name: getStoryStrings().currencySwitcher.currentLabel('PLN') }));
    await expect(page.getByRole('button', { name: 'EUR' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(
      page.getByRole('button', { name: getStoryStrings().currencySwitcher.currentLabel('PLN') }),
    ).toHaveFocus();
  },
};
