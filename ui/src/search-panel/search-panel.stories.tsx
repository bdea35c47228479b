import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import usage from '../../docs/examples/search-panel.tsx?raw';
import { Header, HeaderButton } from '../header/index.ts';
import { SearchIcon } from '../icon/index.ts';
import { getSampleImage } from '../story-utils/sample-images.ts';
import { SampleLogo } from '../story-utils/sample-logo.tsx';
import { getStoryStrings } from '../story-utils/story-strings.ts';
import { inFrame } from '../story-utils/in-frame.ts';
import { samplePrice, sampleText } from '../story-utils/sample-text.ts';
import { SearchPanel, type SearchPanelProps, type SuggestionGroup } from './index.ts';

const groups: SuggestionGroup[] = [
  {
    id: 'products',
    label: sampleText('Products'),
    suggestions: [
      {
        id: 'm',
        label: sampleText('Magnesium B6 forte, 60 tablets'),
        href: '#magnez-b6',
        detail: samplePrice(2490),
        imageSrc: getSampleImage('Mg'),
      },
      {
        id: 'c',
        label: sampleText('Magnesium citrate, powder'),
        href: '#cytrynian',
        detail: samplePrice(3990),
        imageSrc: getSampleImage('Mg', '#1e4b38'),
      },
    ],
  },
  {
    id: 'categories',
    label: sampleText('Categories'),
    suggestions: [{ id: 'min', label: sampleText('Minerals › Magnesium'), href: '#mineraly' }],
  },
  {
    id: 'terms',
    label: sampleText('Popular searches'),
    suggestions: [sampleText('magnesium with vitamin b6'), sampleText('magnesium for athletes')].map((label) => ({
      id: label,
      label,
      href: `#${label}`,
    })),
  },
];

function Host(props: SearchPanelProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <Header
      logo={<SampleLogo />}
      actions={
        <HeaderButton
          icon={<SearchIcon />}
          label={sampleText('Search')}
          expanded={open}
          controls="search-panel"
          onClick={() => setOpen((now) => !now)}
        />
      }
    >
      <SearchPanel {...props} open={open} onOpenChange={setOpen} />
    </Header>
  );
}

const meta = {
  title: 'UI/Navigation/SearchPanel',
  component: SearchPanel,
  parameters: { layout: 'fullscreen', docs: inFrame('36rem', usage) },
  render: (args) => <Host {...args} />,
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
  argTypes: { status: { control: 'inline-radio', options: ['idle', 'loading', 'ready', 'error'] } },
  args: {
    id: 'search-panel',
    open: true,
    onOpenChange: fn(),
    onSearch: fn(),
    groups,
    status: 'ready',
  },
} satisfies Meta<typeof SearchPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('combobox', { name: getStoryStrings().searchField.label });
const announced = (canvasElement: HTMLElement) =>
  waitFor(() => expect(within(canvasElement).getByRole('status')).not.toBeEmptyDOMElement());
/** With a text. Not typed: frames on one documentation page take the focus from each other meanwhile. */
const defaultValue = sampleText('magnesium');
const expectAnnounced: NonNullable<Story['play']> = ({ canvasElement }) => announced(canvasElement);

export const Default: Story = {};
export const Playground: Story = {};
export const Closed: Story = { args: { open: false } };
export const Suggestions: Story = { args: { defaultValue }, play: expectAnnounced };
export const Loading: Story = { args: { defaultValue, groups: [], status: 'loading' }, play: expectAnnounced };
export const Empty: Story = { args: { defaultValue, groups: [] }, play: expectAnnounced };
export const Failed: Story = { args: { defaultValue, groups: [], status: 'error' }, play: expectAnnounced };
export const EmptyQuery: Story = {
  name: '[SE-3] An empty search explains why nothing happens',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(
      within(within(canvasElement).getByRole('search')).getByRole('button', {
        name: getStoryStrings().searchField.submitLabel,
      }),
    );
    await expect(canvasElement.querySelector('[data-part="note"]')).toHaveTextContent(
      getStoryStrings().searchPanel.missingText,
    );
    await expect(field(canvasElement)).toHaveFocus();
    await expect(args.onSearch).not.toHaveBeenCalled();
    await announced(canvasElement);
  },
};
export const Keyboard: Story = {
  name: '[SE-1] [SE-4] [SE-6] [SE-7] [NAV-32] [NAV-34] By keyboard, from the trigger and back',
  tags: ['behavior', '!autodocs'],
  args: { open: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole('button', { name: sampleText('Search') });
    await userEvent.tab();
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(field(canvasElement)).toHaveFocus();
    await userEvent.type(field(canvasElement), 'mag');
    await announced(canvasElement);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    const option = canvas.getByRole('option', { selected: true });
    await expect(option).toHaveTextContent(sampleText('Minerals › Magnesium'));
    await expect(field(canvasElement)).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(field(canvasElement)).toHaveValue('mag');
    // user-event fires `change` when an edited field loses focus: here, not while React closes the panel.
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Escape}');
    await expect(trigger).toHaveFocus();
    await expect(canvas.queryByRole('search')).toBeNull();
  },
};
export const LongTexts: Story = {
  args: {
    defaultValue,
    groups: [
      {
        id: 'products',
        label: sampleText('Products that match the text'),
        suggestions: [
          {
            id: 'a',
            label: sampleText(
              'Complex of B vitamins with active folic acid and methylcobalamin, capsules with prolonged release',
            ),
            href: '#a',
            detail: samplePrice(123490),
          },
        ],
      },
    ],
  },
  play: async (context) => {
    await expectAnnounced(context);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
