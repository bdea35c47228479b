import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix } from '../story-utils/state-matrix.tsx';
import { sampleText } from '../story-utils/sample-text.ts';
import { MegaMenu } from './index.ts';
import megaMenu, { Default } from './mega-menu.stories.tsx';

const meta = {
  title: 'State sheets/MegaMenu',
  tags: ['sheet', '!autodocs'],
  parameters: { controls: { disable: true } },
  // Narrow windows have the drawer instead.
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta;

export default meta;

export const States: StoryObj = {
  render: () => (
    <StateMatrix variants={['link', 'current link']} states={['rest', 'hover', 'focus-visible', 'active']} target="a">
      {({ variant, state }) => (
        <MegaMenu
          label={`${variant}, ${state}`}
          items={[{ id: 'vitamins', label: sampleText('Vitamins'), href: '#vitamins' }]}
          {...(variant === 'current link' && { currentId: 'vitamins' })}
        />
      )}
    </StateMatrix>
  ),
};

export const Open: StoryObj<typeof megaMenu> = {
  ...megaMenu,
  ...Default,
  args: { ...megaMenu.args, ...Default.args },
  render: (args) => <MegaMenu {...args} />,
};
