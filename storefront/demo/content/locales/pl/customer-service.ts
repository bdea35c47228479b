import type { CustomerServiceWords } from '../../pages/customer-service.ts';

/** Words of the page of customer service in Polish. */
export const customerServiceWords: CustomerServiceWords = {
  title: 'Obsługa klienta',
  metaTitle: 'Obsługa klienta: dostawa, płatności, zwroty',
  metaDescription:
    'Koszty dostawy, sposoby płatności, zwroty w ciągu 30 dni i reklamacje. Kontakt: pomoc@witryna.example, +48 22 000 00 00.',
  contacts: [
    [
      'Napisz',
      '<a href="mailto:pomoc@witryna.example">pomoc@witryna.example</a>',
      'Odpowiadamy w ciągu jednego dnia roboczego. Podaj numer zamówienia, jeśli go masz.',
    ],
    ['Zadzwoń', '<a href="tel:+48220000000">+48 22 000 00 00</a>', 'Od poniedziałku do piątku w godzinach 8:00–18:00.'],
    ['Przyjdź', '<a href="/stores">Sklepy stacjonarne</a>', 'Adresy i godziny otwarcia 40 sklepów w całej Polsce.'],
  ],
  sections: [
    [
      'Dostawa',
      '<p>Wysyłamy na terenie Polski. Zamówienia opłacone w dzień roboczy do 14:00 pakujemy tego samego dnia.</p>' +
        '<table><thead><tr><th scope="col">Sposób</th><th scope="col">Czas</th><th scope="col">Koszt</th></tr></thead><tbody>' +
        '<tr><td>Kurier</td><td>1–2 dni robocze</td><td>14,99 zł</td></tr>' +
        '<tr><td>Automat paczkowy</td><td>1–2 dni robocze, odbiór przez całą dobę</td><td>11,99 zł</td></tr>' +
        '<tr><td>Odbiór w sklepie</td><td>damy znać e-mailem, gdy paczka będzie na miejscu</td><td>0 zł</td></tr>' +
        '</tbody></table><p>Od 149 zł, licząc po rabatach, kurier i automat paczkowy są za 0 zł.</p>',
    ],
    [
      'Płatności',
      '<ul><li><strong>Karta płatnicza.</strong> Płatność obciąża kartę po złożeniu zamówienia. Po zalogowaniu możesz zapisać kartę na następny raz.</li><li><strong>Przelew bankowy.</strong> Numer rachunku dostaniesz w potwierdzeniu. Zamówienie wysyłamy, gdy przelew dotrze.</li><li><strong>Płatność przy odbiorze.</strong> Płacisz, gdy odbierasz paczkę.</li></ul>',
    ],
    [
      'Zwroty',
      '<p>Masz 30 dni na zwrot: to o 16 dni więcej, niż wymaga ustawa. Wystarczy e-mail na <a href="mailto:pomoc@witryna.example">pomoc@witryna.example</a> z numerem zamówienia, powodu nie musisz podawać.</p>' +
        '<ol><li>Napisz do nas albo oddaj produkt w dowolnym <a href="/stores">sklepie</a>.</li><li>Odeślij nieotwarte opakowanie w ciągu 14 dni od zgłoszenia. Koszt odesłania jest po Twojej stronie, zwrot w sklepie nic nie kosztuje.</li><li>Pieniądze oddamy w ciągu 14 dni tą samą drogą, którą przyszła płatność, razem z kosztem najtańszej dostawy.</li></ol>' +
        '<p>Ze względów higienicznych nie przyjmujemy opakowań z naruszonym zabezpieczeniem (art. 38 ust. 1 pkt 5 ustawy o prawach konsumenta).</p>',
    ],
    [
      'Reklamacje',
      '<p>Produkt przyszedł uszkodzony, z krótkim terminem albo inny, niż opisaliśmy? Napisz na <a href="mailto:pomoc@witryna.example">pomoc@witryna.example</a> i dołącz zdjęcie. Odpowiedź dostaniesz najpóźniej w ciągu 14 dni. Za zgodność towaru z umową odpowiadamy przez dwa lata od wydania.</p><p>Szczegóły opisuje <a href="/regulamin">regulamin</a>.</p>',
    ],
    [
      'Status zamówienia',
      '<p>Stan zamówień złożonych po zalogowaniu znajdziesz w <a href="/order-history">historii zamówień</a>. Zamawiasz bez konta? Sprawdź je na stronie <a href="/track-my-order">statusu zamówienia</a>: wystarczą numer, e-mail i nazwisko.</p>',
    ],
  ],
};
