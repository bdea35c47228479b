import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sampleText } from '../story-utils/sample-text.ts';
import { Accordion } from './index.ts';

const items = [
  {
    id: 'sklad',
    title: sampleText('Ingredients and nutritional values'),
    content: sampleText('Vitamin D3 (cholecalciferol) 50 µg, vitamin K2 MK-7 75 µg, MCT oil from coconut.'),
  },
  {
    id: 'uzycie',
    title: sampleText('How to use'),
    content: (
      <p>
        {sampleText('One drop a day, best with a meal.')} <a href="#dawki">{sampleText('See the table of doses')}</a>
      </p>
    ),
  },
  {
    id: 'ostrzezenia',
    title: sampleText('Warnings'),
    content: sampleText('Do not exceed the recommended portion. Keep out of reach of young children.'),
  },
];

const meta = {
  title: 'UI/Disclosure/Accordion',
  component: Accordion,
  args: { items, headingLevel: 2, onValueChange: fn() },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const Keyboard: Story = {
  name: '[UI-11] AD-2 AD-3 Enter and Space toggle, Tab moves into open content',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    const header = canvas.getByRole('button', { name: sampleText('How to use') });
    await expect(header).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(header).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard(' ');
    await expect(header).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: sampleText('See the table of doses') })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: sampleText('Warnings') })).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenCalledTimes(3);
  },
};

export const SeveralOpen: Story = {
  name: '[UI-09] Several items open',
  tags: ['behavior', '!autodocs'],
  args: { items: items.map((section) => ({ ...section, defaultOpen: true })) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('button', { expanded: true })).toHaveLength(3);
  },
};

export const SingleOpen: Story = {
  name: '[UI-10] One at a time: only the first of the open items stays open',
  tags: ['behavior', '!autodocs'],
  args: { multiple: false, items: items.map((section) => ({ ...section, defaultOpen: true })) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('button', { expanded: true })).toEqual([
      canvas.getByRole('button', { name: new RegExp(sampleText('Ingredients')) }),
    ]);
    await userEvent.click(canvas.getByRole('button', { name: sampleText('Warnings') }));
    await expect(canvas.getAllByRole('button', { expanded: true })).toEqual([
      canvas.getByRole('button', { name: sampleText('Warnings') }),
    ]);
  },
};

export const FoundBySearchingInThePage: Story = {
  name: 'AD-7 Closed content takes no space and no tab stop, and a link to it opens it',
  tags: ['behavior', '!autodocs'],
  args: {
    items: [
      { id: 'dawki', title: sampleText('Doses'), content: <p id="tabela-dawek">{sampleText('Adults: one drop.')}</p> },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const content = canvasElement.querySelector('#tabela-dawek');
    await expect(content?.closest('[hidden="until-found"]')?.getBoundingClientRect().height).toBe(0);
    window.location.hash = '#tabela-dawek';
    await expect(await canvas.findByRole('button', { expanded: true })).toBeVisible();
    window.location.hash = '';
  },
};

export const HeaderStaysInView: Story = {
  name: '[AD-8] A tall item that closes above does not scroll the clicked header out of view',
  tags: ['behavior', '!autodocs'],
  args: {
    multiple: false,
    items: [
      {
        id: 'a',
        title: sampleText('Terms of the promotion'),
        content: (
          <>
            {Array.from({ length: 60 }, (_, index) => (
              <p key={index}>
                {sampleText('Clause')} {index + 1} {sampleText('of the terms.')}
              </p>
            ))}
          </>
        ),
        defaultOpen: true,
      },
      {
        id: 'b',
        title: sampleText('Returns'),
        content: (
          <>
            {Array.from({ length: 60 }, (_, index) => (
              <p key={index}>
                {sampleText('Step')} {index + 1} {sampleText('of the return.')}
              </p>
            ))}
          </>
        ),
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const header = within(canvasElement).getByRole('button', { name: sampleText('Returns') });
    header.scrollIntoView({ block: 'center', behavior: 'instant' });
    await userEvent.click(header);
    const { top, bottom } = header.getBoundingClientRect();
    await expect([top >= 0, bottom <= window.innerHeight]).toEqual([true, true]);
  },
};

export const AlwaysOneOpen: Story = {
  args: {
    multiple: false,
    collapsible: false,
    items: items.map((section, index) => ({ ...section, defaultOpen: index === 0 })),
  },
};

export const AlwaysOneOpenBehavior: Story = {
  ...AlwaysOneOpen,
  name: '[AD-5] One item must stay open: its header is exposed as disabled',
  tags: ['behavior', '!autodocs'],
};

export const LongTexts: Story = {
  args: {
    items: [
      {
        id: 'a',
        title: sampleText(
          'Can I combine vitamin D3 with magnesium, zinc and other supplements that I take as recommended by the doctor in charge of my treatment?',
        ),
        content: sampleText('Yes. ').repeat(120),
        defaultOpen: true,
      },
    ],
  },
  play: async ({ canvas }) => {
    const { lineHeight, fontSize } = getComputedStyle(canvas.getByRole('heading'));
    await expect(parseFloat(lineHeight) / parseFloat(fontSize)).toBeGreaterThan(1.25);
  },
};
