import type { Meta, StoryObj } from '@storybook/react-vite';
import { QuantityStepper } from '../quantity-stepper/index.ts';
import { StateMatrix } from '../story-utils/state-matrix.tsx';
import { getSampleImage } from '../story-utils/sample-images.ts';
import { samplePrice, sampleText } from '../story-utils/sample-text.ts';
import { CartLine } from './index.ts';

const meta = {
  title: 'State sheets/CartLine',
  tags: ['sheet', '!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;

/** Controls of which the state is shown. */
const targets = [
  ['product', 'a[href]'],
  ['remove', 'button'],
] as const;

export const States: StoryObj = {
  render: () => (
    <>
      {targets.map(([name, target]) => (
        <StateMatrix key={name} variants={[name]} states={['rest', 'hover', 'focus-visible', 'active']} target={target}>
          {() => (
            <ul role="list" style={{ inlineSize: 'min(22rem, 100vw - 3rem)' }}>
              <CartLine
                name={sampleText('Vitamin C 1000')}
                href="#vitamin-c"
                imageSrc={getSampleImage(sampleText('Vitamin C'))}
                details={[sampleText('60 capsules')]}
                quantity={
                  <QuantityStepper value={2} onValueChange={() => undefined} itemName={sampleText('Vitamin C 1000')} />
                }
                total={samplePrice(7980)}
                onRemove={() => undefined}
              />
            </ul>
          )}
        </StateMatrix>
      ))}
    </>
  ),
};
