import type { Meta, StoryObj } from '@storybook/react-vite';
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
};
