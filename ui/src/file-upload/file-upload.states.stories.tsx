import type { Meta, StoryObj } from '@storybook/react-vite';
import { fieldStates, StateMatrix } from '../story-utils/state-matrix.tsx';
import { sampleText } from '../story-utils/sample-text.ts';
import { FileUpload } from './index.ts';

const meta = {
  title: 'State sheets/FileUpload',
  tags: ['sheet', '!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;

const photo = new File([new Uint8Array(2_450_000)], 'IMG_2041.jpg', { lastModified: 0 });

export const States: StoryObj = {
  render: () => (
    <StateMatrix variants={['one file', 'several files']} states={fieldStates}>
      {({ variant, state, id }) => (
        <FileUpload
          label={sampleText('Photos')}
          name={id}
          multiple={variant === 'several files'}
          disabled={state === 'disabled'}
          value={state === 'filled' ? [photo] : undefined}
          error={state === 'invalid' ? sampleText('Add a photo.') : undefined}
        />
      )}
    </StateMatrix>
  ),
};
