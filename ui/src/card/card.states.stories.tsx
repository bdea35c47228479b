import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.ts';
import { StateMatrix, getVariants } from '../story-utils/state-matrix.tsx';
import { sampleText } from '../story-utils/sample-text.ts';
import { Heading, Text } from '../text/index.ts';
import { size } from './card.css.ts';
import { Card, CardActions, CardSection } from './index.ts';

const meta = {
  title: 'State sheets/Card',
  tags: ['sheet', '!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;

export const States: StoryObj = {
  render: () => (
    <StateMatrix
      variants={getVariants(size).flatMap((name) => ['text', 'section', 'actions'].map((part) => ({ name, part })))}
    >
      {({ variant: { name, part } }) => (
        <div style={{ inlineSize: '18rem' }}>
          <Card size={name}>
            <Heading level={3} size="h5">
              {sampleText('Shipping address')}
            </Heading>
            <Text>{sampleText('21 High Street, Oxford OX1 4AG')}</Text>
            {part === 'section' && (
              <CardSection>
                <Text>{sampleText('How to pay')}</Text>
              </CardSection>
            )}
            {part === 'actions' && (
              <CardActions>
                <Button variant="secondary" size="small">
                  {sampleText('Change')}
                </Button>
              </CardActions>
            )}
          </Card>
        </div>
      )}
    </StateMatrix>
  ),
};
