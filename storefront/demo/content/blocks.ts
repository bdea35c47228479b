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
    identifier: 'footer_links_block',
    title: 'Linki w stopce',
    content:
      '<h3>Konto</h3><ul><li><a href="/customer/account">Konto</a></li><li><a href="/sign-in">Zaloguj się</a></li><li><a href="/create-account">Zarejestruj się</a></li><li><a href="/track-my-order">Status zamówienia</a></li><li><a href="/customer-service">Zwroty</a></li><li><a href="/withdrawal">Odstąp od umowy tutaj</a></li></ul><h3>O nas</h3><ul><li><a href="/about-us">O Witrynie</a></li><li><a href="/communications">Newsletter</a></li></ul><h3>Pomoc</h3><ul><li><a href="/contact-us">Pomoc</a></li><li><a href="/customer-service">Obsługa klienta</a></li><li><a href="/stores">Sklepy stacjonarne</a></li><li><a href="/dostepnosc">Dostępność</a></li></ul>',
  },
  {
    identifier: 'footer-intro',
    title: 'Hasło w stopce',
    content: 'Witaminy, minerały i zioła: proste składy i dawki, które mają sens.',
  },
  {
    identifier: 'social-links',
    title: 'Profile w serwisach społecznościowych',
    content:
      '<p><a href="https://www.facebook.com/witryna.example">Facebook</a> <a href="https://www.instagram.com/witryna.example">Instagram</a></p>',
  },
  {
    identifier: 'privacy-link',
    title: 'Link do polityki prywatności w pytaniu o zgodę',
    content: '<a href="/polityka-prywatnosci">Polityka prywatności</a>',
  },
  {
    identifier: 'stores-intro',
    title: 'Wstęp listy sklepów',
    content: '<p>Przeczytaj etykiety bez pośpiechu, zapytaj o dawkę albo odbierz zamówienie za 0 zł.</p>',
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
