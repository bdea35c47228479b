import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix } from '../story-utils/state-matrix.tsx';
import { sampleText } from '../story-utils/sample-text.ts';
import { Alert, alertTones } from './index.ts';

const meta = {
  title: 'State sheets/Alert',
  tags: ['sheet', '!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;

export const States: StoryObj = {
  render: () => (
    <StateMatrix variants={alertTones}>
      {({ variant }) => (
        <Alert tone={variant} title={sampleText('Shipping over the holidays')} onDismiss={() => undefined}>
          {sampleText('We ship orders on 27 December.')}
        </Alert>
      )}
    </StateMatrix>
  ),
};
