import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateMatrix } from '../story-utils/state-matrix.tsx';
import { sampleText } from '../story-utils/sample-text.ts';
import { Table } from './index.ts';

const meta = {
  title: 'State sheets/Table',
  tags: ['sheet', '!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;

export const States: StoryObj = {
  render: () => (
    <StateMatrix variants={['caption', 'caption hidden', 'headings of columns only']}>
      {({ variant }) => (
        <Table caption={`${sampleText('Ingredients')}, ${variant}`} captionHidden={variant === 'caption hidden'}>
          <thead>
            <tr>
              <th scope="col">{sampleText('Ingredient')}</th>
              <th scope="col" data-numeric>
                {sampleText('% NRV')}
              </th>
            </tr>
          </thead>
          <tbody>
            {[sampleText('Magnesium'), sampleText('Zinc')].map((name) => (
              <tr key={name}>
                {variant === 'headings of columns only' ? <td>{name}</td> : <th scope="row">{name}</th>}
                <td data-numeric>100%</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </StateMatrix>
  ),
};
