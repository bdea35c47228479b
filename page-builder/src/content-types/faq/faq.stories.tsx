import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { heading } from '../../fixtures/markup.ts';
import { faq } from '../../fixtures/markup-widgets.ts';
import { contentStories, type ContentArgs } from '../../fixtures/story-content.tsx';
import { storyText } from '../../fixtures/story-text.ts';

const meta = { title: 'Page Builder/FAQ', ...contentStories } satisfies Meta<ContentArgs>;

export default meta;
type Story = StoryObj<ContentArgs>;

export const Default: Story = {
  args: {
    html:
      heading(storyText('Questions and answers'), 2) +
      faq([
        { question: storyText('How much is delivery?'), answer: storyText('<p>€4.99, and free from €35.</p>') },
        {
          question: storyText('Can I return a product?'),
          answer: storyText('<p>Yes, within 30 days. <a href="/zwroty">Return policy</a></p>'),
        },
      ]),
  },
};

export const DefaultBehavior: Story = {
  ...Default,
  name: '[PBT-38] A question expands its answer',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: storyText('How much is delivery?') }));
    await expect(canvas.getByText(storyText('€4.99, and free from €35.'))).toBeVisible();
  },
};

export const Keyboard: Story = {
  ...Default,
  name: '[AD-3] Tab visits the questions and the content of open answers, Enter and Space toggle',
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: storyText('How much is delivery?') });
    await userEvent.tab();
    await userEvent.tab();
    const question = canvas.getByRole('button', { name: storyText('Can I return a product?') });
    await expect(question).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(question).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: storyText('Return policy') })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(question).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Long questions and answers with lists, on a background that the merchant selected. */
export const LongTexts: Story = {
  args: {
    html:
      heading(storyText('Questions and answers'), 2) +
      faq(
        [
          {
            question: storyText(
              'Can I combine several food supplements if I take medicines permanently and am under the care of a family doctor?',
            ),
            answer: storyText(
              '<p>Ask your doctor or pharmacist first.</p><ul><li>Write down your medicines and doses.</li><li>Take the labels of the supplements.</li></ul>',
            ),
          },
          {
            question: storyText('How to read the percentage of NRV?'),
            answer: storyText('<p>It is the share of the daily portion in the reference intake of an adult.</p>'),
          },
        ],
        'padding: 24px; background-color: #f5f0e6;',
      ),
  },
};

/** Renders nothing without questions. */
export const Empty: Story = { args: { html: heading(storyText('Questions and answers'), 2) + faq([]) } };
