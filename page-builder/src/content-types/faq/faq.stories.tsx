import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { heading } from '../../fixtures/markup.ts';
import { faq } from '../../fixtures/markup-widgets.ts';
import { StoryContent } from '../../fixtures/story-content.tsx';

const meta = { title: 'Page Builder/FAQ', component: StoryContent } satisfies Meta<typeof StoryContent>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    html:
      heading('Pytania i odpowiedzi', 2) +
      faq([
        { question: 'Ile kosztuje dostawa?', answer: '<p>9,99 zł, a od 150 zł jest bezpłatna.</p>' },
        {
          question: 'Czy mogę zwrócić produkt?',
          answer: '<p>Tak, w ciągu 30 dni. <a href="/zwroty">Zasady zwrotów</a></p>',
        },
      ]),
  },
};

export const DefaultBehavior: Story = {
  ...Default,
  name: '[PBT-38] A question expands its answer',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ile kosztuje dostawa?' }));
    await expect(canvas.getByText('9,99 zł, a od 150 zł jest bezpłatna.')).toBeVisible();
  },
};

export const Keyboard: Story = {
  ...Default,
  name: '[AD-3] Tab visits the questions and the content of open answers, Enter and Space toggle',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Ile kosztuje dostawa?' });
    await userEvent.tab();
    await userEvent.tab();
    const question = canvas.getByRole('button', { name: 'Czy mogę zwrócić produkt?' });
    await expect(question).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(question).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Zasady zwrotów' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(question).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Long questions and answers with lists, on a background that the merchant selected. */
export const LongTexts: Story = {
  args: {
    html:
      heading('Pytania i odpowiedzi', 2) +
      faq(
        [
          {
            question:
              'Czy mogę łączyć kilka suplementów diety, jeżeli przyjmuję leki na stałe i jestem pod opieką lekarza rodzinnego?',
            answer:
              '<p>Najpierw zapytaj lekarza lub farmaceutę.</p><ul><li>Spisz nazwy leków i dawki.</li><li>Weź etykiety suplementów.</li></ul>',
          },
          {
            question: 'Jak czytać procent RWS?',
            answer: '<p>To udział porcji dziennej w referencyjnej wartości spożycia dla dorosłej osoby.</p>',
          },
        ],
        'padding: 24px; background-color: #f5f0e6;',
      ),
  },
};

/** Renders nothing without questions. */
export const Empty: Story = { args: { html: heading('Pytania i odpowiedzi', 2) + faq([]) } };
