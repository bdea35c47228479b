import type { Meta, StoryObj } from '@storybook/react-vite';
import { TokenPage } from './token-page.tsx';
/** Typography roles. Fluid sizes show their formula. */
const meta = { title: 'Foundations/Typography', component: TokenPage } satisfies Meta<typeof TokenPage>;

export default meta;

export const Roles: StoryObj<typeof meta> = {
  args: {
    sections: [
      {
        heading: 'Families',
        group: 'semantic.font.family',
        sample: { property: 'fontFamily', text: 'Zażółć gęślą jaźń 0123' },
      },
      {
        heading: 'Sizes',
        group: 'semantic.font.size',
        sample: { property: 'fontSize', text: 'Zażółć gęślą jaźń 0123' },
      },
      {
        heading: 'Weights',
        group: 'semantic.font.weight',
        sample: { property: 'fontWeight', text: 'Zażółć gęślą jaźń 0123' },
      },
      {
        heading: 'Line heights',
        group: 'semantic.font.lineHeight',
        sample: { property: 'lineHeight', text: 'Zażółć gęślą jaźń 0123' },
      },
      {
        heading: 'Letter spacing',
        group: 'semantic.font.letterSpacing',
        sample: { property: 'letterSpacing', text: 'Zażółć gęślą jaźń 0123' },
      },
    ],
  },
};
