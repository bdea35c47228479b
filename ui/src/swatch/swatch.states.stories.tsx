import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix } from '../story-utils/state-matrix.tsx';
import { Swatch, type SwatchValue } from './index.ts';

const meta = {
  title: 'State sheets/Swatch',
  tags: ['sheet', '!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;

const pattern =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"%3E%3Cpath fill="%23f7dc4a" d="M0 0h4v4H0z"/%3E%3C/svg%3E';

/** Colors that the page may have as well, so that only the outline shows them. */
const values: readonly { name: string; value: SwatchValue }[] = [
  { name: 'color', value: { color: '#d6336c' } },
  { name: 'white', value: { color: '#ffffff' } },
  { name: 'black', value: { color: '#000000' } },
  { name: 'image', value: { image: pattern } },
];

export const States: StoryObj = {
  render: () => (
    <StateMatrix variants={values.map(({ name }) => name)}>
      {({ variant }) => {
        const shown = values.find(({ name }) => name === variant);
        return shown && <Swatch value={shown.value} />;
      }}
    </StateMatrix>
  ),
};
