import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, ButtonLink } from '../button/index.ts';
import { MessagePage } from './index.ts';

const meta = {
  title: 'UI/Feedback/MessagePage',
  component: MessagePage,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Nie ma takiej strony',
    description: 'Mogła zmienić adres albo zniknąć z oferty. Poszukaj jej od strony głównej.',
  },
} satisfies Meta<typeof MessagePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {};

export const NotFound: Story = {
  args: { mark: '404', actions: <ButtonLink href="#">Strona główna</ButtonLink> },
};

export const Failed: Story = {
  args: {
    title: 'Coś poszło nie tak',
    description:
      'Strona nie wczytała się do końca. Spróbuj jeszcze raz, a jeśli to nie pomoże, wróć do nas za kilka minut.',
    actions: [
      <Button key="retry">Spróbuj jeszcze raz</Button>,
      <ButtonLink key="home" href="#" variant="secondary">
        Strona główna
      </ButtonLink>,
    ],
    note: 'Numer błędu: 7F3A-01C2',
  },
};

export const EmptyCart: Story = {
  args: {
    title: 'Twój koszyk jest pusty',
    description: 'Zajrzyj do najczęściej wybieranych suplementów.',
    actions: <ButtonLink href="#">Zobacz bestsellery</ButtonLink>,
  },
};

export const LongTexts: Story = {
  args: {
    title: 'Konstantynopolitańczykowianeczka nie znalazła produktu o podanej nazwie ani numerze',
    description:
      'Sprawdź, czy w nazwie nie ma literówki, spróbuj krótszego słowa albo przejrzyj kategorie. Jeżeli szukasz produktu, którego nie mamy, napisz do nas, a damy znać, gdy się pojawi.',
    mark: '0',
  },
};
