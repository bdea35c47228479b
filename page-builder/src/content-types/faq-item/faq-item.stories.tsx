import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { heading } from '../../fixtures/markup.ts';
import { faq } from '../../fixtures/markup-widgets.ts';
import { pictures } from '../../fixtures/pictures.ts';
import { StoryContent } from '../../fixtures/story-content.tsx';

const meta = { title: 'Page Builder/FAQ item', component: StoryContent } satisfies Meta<typeof StoryContent>;

export default meta;

export const WithPicture: StoryObj<typeof meta> = {
  args: {
    html:
      heading('Pytania i odpowiedzi', 2) +
      faq([
        {
          question: 'Jak wygląda opakowanie?',
          answer: '<p>To słoik z ciemnego szkła.</p>',
          image: pictures.packshots,
          alt: 'Słoiki z kapsułkami',
        },
      ]),
  },
  name: '[PBT-38] An answer has its image',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Jak wygląda opakowanie?' }));
    await expect(canvas.getByRole('img', { name: 'Słoiki z kapsułkami' })).toBeVisible();
  },
};
