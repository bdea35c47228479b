import type { ReactNode } from 'react';
import { Button } from '@witryna/ui/button';
import { InfoIcon } from '@witryna/ui/icon';
import { TextLink } from '@witryna/ui/text';
import { sampleText } from '../ui/src/story-utils/sample-text.ts';

/**
 * Returns content that the controls of a documentation page put into a prop for nodes, by the name that the control
 * shows, in the language of the stories.
 */
export function getSlots(): Readonly<Record<string, ReactNode>> {
  return {
    Nothing: undefined,
    'Short text': sampleText('Vitamin C 1000'),
    'Long text': sampleText(
      'Antidisestablishmentarianism has not completed the payment for the order within the given time',
    ),
    Icon: <InfoIcon size="medium" />,
    Link: <TextLink href="#link">{sampleText('Terms')}</TextLink>,
    Button: (
      <Button variant="secondary" size="small">
        {sampleText('Change')}
      </Button>
    ),
  };
}
