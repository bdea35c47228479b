import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix } from '../story-utils/state-matrix.tsx';
import { sampleText } from '../story-utils/sample-text.ts';
import { Text, TextLink } from './index.ts';

const meta = {
  title: 'State sheets/TextLink',
  tags: ['sheet', '!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;

export const States: StoryObj = {
  render: () => (
    <StateMatrix variants={['within text', 'standalone']} states={['rest', 'hover', 'focus-visible', 'active']}>
      {({ variant, state }) =>
        variant === 'standalone' ? (
          <TextLink standalone href={`#standalone-${state}`}>
            22 123 45 67
          </TextLink>
        ) : (
          <Text>
            {sampleText('I know the')} <TextLink href={`#${state}`}>{sampleText('terms of the shop')}</TextLink>.
          </Text>
        )
      }
    </StateMatrix>
  ),
};
