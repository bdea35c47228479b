import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Accordion } from './index.ts';

const items = [
  {
    id: 'sklad',
    title: 'Skład i wartości odżywcze',
    content: 'Witamina D3 (cholekalcyferol) 50 µg, witamina K2 MK-7 75 µg, olej MCT z kokosa.',
  },
  {
    id: 'uzycie',
    title: 'Sposób użycia',
    content: (
      <p>
        Jedna kropla dziennie, najlepiej z posiłkiem. <a href="#dawki">Zobacz tabelę dawek</a>
      </p>
    ),
  },
  {
    id: 'ostrzezenia',
    title: 'Ostrzeżenia',
    content: 'Nie przekraczaj zalecanej porcji. Przechowuj w miejscu niedostępnym dla małych dzieci.',
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
    const header = canvas.getByRole('button', { name: 'Sposób użycia' });
    await expect(header).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(header).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard(' ');
    await expect(header).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Zobacz tabelę dawek' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Ostrzeżenia' })).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenCalledTimes(3);
  },
};

export const SeveralOpen: Story = {
  name: '[UI-09] Several items open',
  tags: ['behavior', '!autodocs'],
  args: { items: items.map((section) => ({ ...section, open: true })) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('button', { expanded: true })).toHaveLength(3);
  },
};

export const SingleOpen: Story = {
  name: '[UI-10] One at a time: only the first of the open items stays open',
  tags: ['behavior', '!autodocs'],
  args: { multiple: false, items: items.map((section) => ({ ...section, open: true })) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('button', { expanded: true })).toEqual([
      canvas.getByRole('button', { name: /Skład/ }),
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Ostrzeżenia' }));
    await expect(canvas.getAllByRole('button', { expanded: true })).toEqual([
      canvas.getByRole('button', { name: 'Ostrzeżenia' }),
    ]);
  },
};

export const FoundBySearchingInThePage: Story = {
  name: 'AD-7 Closed content takes no space and no tab stop, and a link to it opens it',
  tags: ['behavior', '!autodocs'],
  args: { items: [{ id: 'dawki', title: 'Dawki', content: <p id="tabela-dawek">Dorośli: jedna kropla.</p> }] },
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
        title: 'Regulamin promocji',
        content: (
          <>
            {Array.from({ length: 60 }, (_, index) => (
              <p key={index}>Punkt {index + 1} regulaminu.</p>
            ))}
          </>
        ),
        defaultOpen: true,
      },
      {
        id: 'b',
        title: 'Zwroty',
        content: (
          <>
            {Array.from({ length: 60 }, (_, index) => (
              <p key={index}>Krok {index + 1} zwrotu.</p>
            ))}
          </>
        ),
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const header = within(canvasElement).getByRole('button', { name: 'Zwroty' });
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
    items: items.map((section, index) => ({ ...section, open: index === 0 })),
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
        title:
          'Czy mogę łączyć witaminę D3 z magnezem, cynkiem i innymi suplementami, które przyjmuję zgodnie z zaleceniem lekarza prowadzącego?',
        content: 'Tak. '.repeat(120),
        defaultOpen: true,
      },
    ],
  },
};
