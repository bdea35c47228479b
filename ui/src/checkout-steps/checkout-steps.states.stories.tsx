import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix } from '../samples/state-matrix.tsx';
import { CheckoutSteps } from './index.ts';

const steps = ['Kontakt i adres', 'Dostawa', 'Płatność'];

const meta = { title: 'State sheets/CheckoutSteps', tags: ['sheet', '!autodocs'], parameters: { controls: { disable: true } } } satisfies Meta;

export default meta;

export const States: StoryObj = {
  render: () => (
    <StateMatrix variants={steps} states={['rest', 'hover', 'focus-visible', 'active']} target="a[href]">
      {({ variant, state }) => (
        <CheckoutSteps
          label={`Etapy zamówienia: ${variant} (${state})`}
          steps={steps.map((label) => ({ id: label, label, href: '#etap' }))}
          current={variant}
        />
      )}
    </StateMatrix>
  ),
};
