import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { getSampleLetters } from './sample-letters.ts';
import { TokenPage } from './token-page.tsx';

/** Typography roles. Fluid sizes show their formula. */
const meta = { title: 'Foundations/Typography', component: TokenPage } satisfies Meta<typeof TokenPage>;

export default meta;

export const Roles: StoryObj<typeof meta> = {
  args: {
    sections: [
      { heading: 'Families', group: 'semantic.font.family', sample: { property: 'fontFamily', lines: 1 } },
      { heading: 'Sizes', group: 'semantic.font.size', sample: { property: 'fontSize', lines: 1 } },
      { heading: 'Weights', group: 'semantic.font.weight', sample: { property: 'fontWeight', lines: 1 } },
      { heading: 'Line heights', group: 'semantic.font.lineHeight', sample: { property: 'lineHeight', lines: 2 } },
      {
        heading: 'Letter spacing',
        group: 'semantic.font.letterSpacing',
        sample: { property: 'letterSpacing', lines: 1 },
      },
    ],
  },
  play: async ({ canvas }) => {
    const texts = canvas.getAllByText(getSampleLetters(document.documentElement.lang));
    await expect(texts.length).toBeGreaterThan(20);
  },
};
