import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { heading } from '../../fixtures/markup.ts';
import { faq } from '../../fixtures/markup-widgets.ts';
import { StoryContent } from '../../fixtures/story-content.tsx';

const meta = { title: 'Page Builder/FAQ', component: StoryContent } satisfies Meta<typeof StoryContent>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  args: {
    html: heading('Pytania i odpowiedzi', 2) + faq([
      { question: 'Ile kosztuje dostawa?', answer: '<p>9,99 zł, a od 150 zł jest bezpłatna.</p>' },
      { question: 'Czy mogę zwrócić produkt?', answer: '<p>Tak, w ciągu 30 dni. <a href="/zwroty">Zasady zwrotów</a></p>' },
    ]),
  },
  name: '[PBT-38] A question unfolds its answer',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ile kosztuje dostawa?' }));
    await expect(canvas.getByText('9,99 zł, a od 150 zł jest bezpłatna.')).toBeVisible();
  },
};
