import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix } from '../story-utils/state-matrix.tsx';
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
        <Alert tone={variant} title="Wysyłka w święta" onDismiss={() => undefined}>
          Zamówienia wyślemy 27 grudnia.
        </Alert>
      )}
    </StateMatrix>
  ),
};
