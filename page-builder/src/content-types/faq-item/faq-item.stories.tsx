import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { heading } from '../../fixtures/markup.ts';
import { faq } from '../../fixtures/markup-widgets.ts';
import { pictures } from '../../fixtures/pictures.ts';
import { contentStories, type ContentArgs } from '../../fixtures/story-content.tsx';
import { storyText } from '../../fixtures/story-text.ts';

const meta = { title: 'Page Builder/FAQ item', ...contentStories } satisfies Meta<ContentArgs>;

export default meta;

/** A question, whose answer with an image opens below it. */
export const Question: StoryObj<ContentArgs> = {
  args: {
    html:
      heading(storyText('Questions and answers'), 2) +
      faq([
        {
          question: storyText('What does the package look like?'),
          answer: storyText('<p>It is a jar of dark glass.</p>'),
          image: pictures.packshots,
          alt: storyText('Jars with capsules'),
        },
      ]),
  },
};

export const WithPicture: StoryObj<ContentArgs> = {
  ...Question,
  name: '[PBT-38] An answer has its image',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: storyText('What does the package look like?') }));
    await expect(canvas.getByRole('img', { name: storyText('Jars with capsules') })).toBeVisible();
  },
};
