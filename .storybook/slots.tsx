import type { ReactNode } from 'react';
import { Button } from '@witryna/ui/button';
import { InfoIcon } from '@witryna/ui/icon';
import { TextLink } from '@witryna/ui/text';

/** Content that the controls of a documentation page put into a prop for nodes, by the name that the control shows. */
export const slots: Readonly<Record<string, ReactNode>> = {
  Nothing: undefined,
  'Short text': 'Witamina C 1000',
  'Long text':
    'Konstantynopolitańczykowianeczka zamawia trzy opakowania witaminy D3 i olej z wiesiołka tłoczony na zimno.',
  Icon: <InfoIcon size="medium" />,
  Link: <TextLink href="#link">Regulamin</TextLink>,
  Button: (
    <Button variant="secondary" size="small">
      Wybierz
    </Button>
  ),
};
