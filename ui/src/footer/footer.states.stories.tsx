import type { Meta, StoryObj } from '@storybook/react-vite';
import { vars } from '@witryna/design-tokens/contract';
import { expect } from 'storybook/test';
import { getCellStyle } from '../story-utils/cell-style.ts';
import { StateMatrix } from '../story-utils/state-matrix.tsx';
import { sampleText } from '../story-utils/sample-text.ts';

import { Footer } from './index.ts';

const meta = {
  title: 'State sheets/Footer',
  tags: ['sheet', '!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;

export const States: StoryObj = {
  render: () => (
    <StateMatrix variants={['link']} states={['rest', 'hover', 'focus-visible', 'active']} target="li a">
      {({ state }) => (
        <Footer
          copyright="© 2026 Witryna"
          groups={[
            {
              id: 'help',
              title: `${sampleText('Help')} (${state})`,
              links: [
                { id: 'service', label: sampleText('Customer service'), href: '#service' },
                { id: 'status', label: sampleText('Order status') },
              ],
            },
          ]}
        />
      )}
    </StateMatrix>
  ),
  play: async ({ canvasElement }) => {
    const reference = document.createElement('i');
    reference.style.color = vars.color.border.focusInverse;
    canvasElement.append(reference);
    const { outlineColor } = getCellStyle(canvasElement, 'link', 'focus-visible', 'li a');
    await expect(outlineColor).toBe(getComputedStyle(reference).color);
    reference.remove();
  },
};
