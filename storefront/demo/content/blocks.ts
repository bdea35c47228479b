import { TRANSFER_ACCOUNT } from '../settings/transfer-account.ts';
import type { SeedCmsBlock } from '../../backend/index.ts';
import { buttons, row, text } from './markup/content-types.ts';

/** The blocks in Polish. */
export const polishBlocks: SeedCmsBlock[] = [
  { identifier: 'header-banner', title: 'Pasek nad nagłówkiem', content: '<p>Darmowa dostawa od 149 zł</p>' },
  {
    identifier: 'header-extra-link',
    title: 'Dodatkowy link w nagłówku',
    content: '<p><a href="/stores">Sklepy stacjonarne</a></p>',
  },
  {
    identifier: 'contact-us-top',
    title: 'Wstęp strony kontaktowej',
    content:
      '<p>Pomożemy dobrać suplement, sprawdzimy, gdzie jest paczka, i przyjmiemy zwrot. Na wiadomości odpowiadają nasi farmaceuci i obsługa sklepu. W sprawach zdrowia zawsze radź się lekarza.</p>',
  },
  {
    identifier: 'odbior-w-salonie',
    title: 'Odbiór w sklepie',
    content: row(
      text('<ol><li>Poczekaj na e-mail, że paczka jest w sklepie.</li><li>Weź ze sobą numer zamówienia.</li><li>Odbierz paczkę w ciągu 7 dni.</li></ol>') +
        buttons([{ label: 'Godziny otwarcia sklepów', href: '/stores', look: 'secondary' }]),
    ),
  },
  {
    identifier: 'checkout-links',
    title: 'Linki w stopce kasy',
    content:
      '<p><a href="/customer-service">Obsługa klienta</a> <a href="/regulamin">Regulamin</a> <a href="/polityka-prywatnosci">Polityka prywatności</a></p>',
  },
  {
    identifier: 'legal-links',
    title: 'Linki prawne w stopce',
    content: '<p><a href="/regulamin">Regulamin</a> <a href="/polityka-prywatnosci">Polityka prywatności</a></p>',
  },
  {
    identifier: 'payment-instructions-banktransfer',
    title: 'Jak zapłacić przelewem',
    content: `<p>Rachunek: <strong>${TRANSFER_ACCOUNT}</strong></p><p>W tytule przelewu podaj numer zamówienia. Wyślemy paczkę, gdy tylko pieniądze dotrą.</p>`,
  },
  {
    identifier: 'subscription-offer',
    title: 'Stała dostawa na stronie produktu i w koszyku',
    content:
      '<p><strong>Zamawiasz to samo co miesiąc?</strong></p><p>Ustawimy stałą dostawę co 30, 60 albo 90 dni. Zmienisz ją lub odwołasz w każdej chwili.</p><p><a href="/contact-us?reason=subscription">Zapytaj o stałą dostawę</a></p>',
  },
];
