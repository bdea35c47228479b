import type { Meta, StoryObj } from '@storybook/react-vite';
import { fieldStates, StateMatrix } from '../story-utils/state-matrix.tsx';
import { sampleText } from '../story-utils/sample-text.ts';
import { ConsentCheckbox } from './index.ts';

/** Consents are never preselected, so there is no filled state. */
const states = fieldStates.filter((state) => state !== 'filled');
/** Nobody has to check an optional one. */
const optionalStates = states.filter((state) => state !== 'invalid');

const meta = {
  title: 'State sheets/ConsentCheckbox',
  tags: ['sheet', '!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;

export const States: StoryObj = {
  render: () => (
    <>
      {['optional', 'required'].map((name) => (
        <StateMatrix key={name} variants={[name]} states={name === 'optional' ? optionalStates : states}>
          {({ state }) => (
            <ConsentCheckbox
              name={`${name}-${state}`}
              optional={name === 'optional'}
              disabled={state === 'disabled'}
              error={state === 'invalid' ? sampleText('This box has to be checked.') : undefined}
              legalText={{ content: sampleText('You can withdraw your consent at any time.') }}
            >
              {sampleText('I want to receive the newsletter.')}
            </ConsentCheckbox>
          )}
        </StateMatrix>
      ))}
    </>
  ),
};
